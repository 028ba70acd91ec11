/** Detection of option tables, and the anchors of their rows on the built page. */
import type {Table, TableRow} from 'mdast';
import {toString} from './unified';

/** Returns whether the first heading of a table is exactly "Option". */
export const isOptionTable = (table: Table): boolean => toString(table.children[0]?.children[0]) === 'Option';

/** Returns the anchor of an option's row, such as `option-update-key`; undefined for a row without an option. */
export function optionRowAnchor(row: TableRow): string | undefined {
  const first = row.children[0]?.children[0];
  const name = first?.type === 'inlineCode' && /^--([a-z][a-z0-9-]*)/.exec(first.value)?.[1];
  return name ? `option-${name}` : undefined;
}
