import type {Table} from 'mdast';
import {expect, test} from 'vitest';
import {isOptionTable, optionRowAnchor} from './optionTable';
import {parseMarkdown} from './parse';

const table = (text: string): Table => parseMarkdown(text).children[0] as Table;

test.each([
  ['`--update-key`', 'option-update-key'],
  ['`--username`, `-u`', 'option-username'],
  ['`--log-level <level>`', 'option-log-level'],
  ['`-u`', undefined],
  ['`a --app`', undefined],
  ['`--`', undefined],
  ['--app', undefined],
])('the row of %s has the anchor %s', (option, anchor) => {
  expect(optionRowAnchor(table(`| Option |\n| --- |\n| ${option} |`).children[1]!)).toBe(anchor);
});

test('isOptionTable checks the first heading', () => {
  expect(isOptionTable(table('| Option | Text |\n| --- | --- |\n| `--app` | x |'))).toBe(true);
  expect(isOptionTable(table('| Flag | Option |\n| --- | --- |\n| `--app` | x |'))).toBe(false);
});
