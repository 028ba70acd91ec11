import {expect, test} from 'vitest';
import {pageOf} from '../../../e2e/search/testing';
import {pageRecords} from '../records/pageRecords';
import {buildIndex, readIndex} from './indexFile';

test('an index gives back the texts and their places as they were', () => {
  const page = pageOf(
    'Connect through a proxy.\n\n## Proxy {#proxy}\n\n投稿 — 😀\n\n#### Fine print {#fine}\n\nBelow.\n\n## No anchor\n\n' +
      '| Option | Meaning |\n| --- | --- |\n| `--app <id>` | the app |',
  );
  expect(readIndex(buildIndex([page]))).toEqual(pageRecords(page));
});
