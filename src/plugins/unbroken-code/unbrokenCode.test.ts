import {expect, test} from 'vitest';
import {parseMarkdown} from '../../markdown/parse';
import {visit} from '../../markdown/unified';
import unbrokenCode from '.';

test('short code without a space is marked, other code is not', () => {
  const tree = parseMarkdown('`--update-key` and `record import` and `--experimental-use-server-side-upsert`');
  unbrokenCode()(tree);
  const marked: string[] = [];
  visit(tree, 'inlineCode', ({value, data}) => {
    if (data) {
      marked.push(value);
    }
  });
  expect(marked).toEqual(['--update-key']);
});
