/** Option tables: what makes a table one, and the address that each of its rows has on the built page. */
import type {Table, TableRow} from 'mdast';
import {toString} from './unified';

/** The anchor of an option's row: `option-update-key` for `--update-key`; undefined for other text. */
export function optionAnchor(code: string): string | undefined {
  const name = /^--([a-z][a-z0-9-]*)/.exec(code)?.[1];
  return name && `option-${name}`;
}

/** Whether the first heading of a table is exactly "Option". */
export function isOptionTable(table: Table): boolean {
  const head = table.children[0]?.children[0];
  return head !== undefined && toString(head) === 'Option';
}

/** The anchor of a row of an option table; undefined for a row that does not begin with an option as code. */
export function optionRowAnchor(row: TableRow): string | undefined {
  const first = row.children[0]?.children[0];
  return first?.type === 'inlineCode' ? optionAnchor(first.value) : undefined;
}
