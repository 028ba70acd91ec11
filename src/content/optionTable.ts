/** Option tables: what makes a table one, and the address that each of its rows has on the built page. */
import type {Table, TableRow} from 'mdast';
import {toString} from './unified';

/** Whether the first heading of a table is exactly "Option". */
export const isOptionTable = (table: Table): boolean => toString(table.children[0]?.children[0]) === 'Option';

/**
 * The anchor of a row of an option table, such as `option-update-key`; undefined for a row that does not begin with an
 * option as code.
 */
export function optionRowAnchor(row: TableRow): string | undefined {
  const first = row.children[0]?.children[0];
  const name = first?.type === 'inlineCode' && /^--([a-z][a-z0-9-]*)/.exec(first.value)?.[1];
  return name ? `option-${name}` : undefined;
}
