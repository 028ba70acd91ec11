import type {Table} from 'mdast';
import {expect, test} from 'vitest';
import {optionRowAnchor} from './optionTable';
import {parseMarkdown} from './parse';

const table = (text: string): Table => parseMarkdown(text).children[0] as Table;

test.each([
  ['`--username`, `-u`', 'option-username'],
  ['`--log-level <level>`', 'option-log-level'],
  ['`-u`', undefined],
  ['`a --app`', undefined],
  ['`--`', undefined],
  ['--app', undefined],
])('the row of %s has the anchor %s', (option, anchor) => {
  expect(optionRowAnchor(table(`| Option |\n| --- |\n| ${option} |`).children[1]!)).toBe(anchor);
});
