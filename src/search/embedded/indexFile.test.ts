import {expect, test} from 'vitest';
import {pageOf} from '../../../e2e/search/testing';
import {pageRecords} from '../records/pageRecords';
import {buildIndex, readIndex} from './indexFile';

const LONG =
  'Records come out of kintone in the order of their numbers, and each of the columns of the file has the name of a field. ';

test('an index gives back short texts and their places as they were', () => {
  const page = pageOf(
    `${LONG}${LONG}\n\n## Proxy {#proxy}\n\n投稿 — 😀\n\n#### Fine print {#fine}\n\nBelow.\n\n## No anchor\n\n` +
      '| Option | Meaning |\n| --- | --- |\n| `--app <id>` | the app |',
  );
  expect(readIndex(buildIndex([page]))).toEqual(pageRecords(page));
});

test('a long text below a heading keeps its beginning, and the words that its page has nowhere else', () => {
  const page = pageOf(`## Order {#order}\n\n${LONG}Records again, and quinces.\n\nOther: ${LONG}Quinces.`);
  const [first, second] = readIndex(buildIndex([page])).slice(-2);
  expect(first!.content).toMatch(/^Records come out of kintone in the order.*… .*quinces\.$/);
  expect(first!.content).not.toContain('again, and');
  expect(second!.content).not.toContain('Quinces');
});

test('of a post only what stands above its first heading is kept, and its headings', () => {
  const post = pageOf('Above.\n\n## Changes {#changes}\n\nBelow.', {area: 'Blog', description: ''});
  expect(readIndex(buildIndex([post])).map(({type, content}) => content ?? type)).toEqual(['lvl1', 'Above.', 'lvl2']);
});
