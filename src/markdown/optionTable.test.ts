import type {Table} from 'mdast';
import {describe, expect, test} from 'vitest';
import {isOptionTable, optionAnchor, optionRowAnchor} from './optionTable';
import {parseMarkdown} from './parse';

const table = (text: string): Table => parseMarkdown(text).children[0] as Table;

describe('optionAnchor', () => {
  test.each([
    ['--update-key', 'option-update-key'],
    ['--log-level <level>', 'option-log-level'],
    ['-u', undefined],
    ['update', undefined],
    ['--', undefined],
  ])('of %s is %s', (code, anchor) => {
    expect(optionAnchor(code)).toBe(anchor);
  });
});

test('isOptionTable looks at the first heading', () => {
  expect(isOptionTable(table('| Option | Text |\n| --- | --- |\n| `--app` | x |'))).toBe(true);
  expect(isOptionTable(table('| Flag | Option |\n| --- | --- |\n| `--app` | x |'))).toBe(false);
});

test('optionRowAnchor wants the option as code at the start of the row', () => {
  const {children} = table('| Option |\n| --- |\n| `--username`, `-u` |\n| plain --app |');
  expect(children.slice(1).map(optionRowAnchor)).toEqual(['option-username', undefined]);
});
