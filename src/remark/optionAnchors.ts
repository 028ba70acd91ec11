/**
 * Gives every row of an option table an address: in a table whose first heading is "Option", a row that begins with
 * `--update-key` gets the anchor `#option-update-key`. Writers write plain Markdown; the component `OptionName` renders
 * the anchor and reports it to Docusaurus' link checker.
 *
 * On a phone each row of such a table becomes a block (`components/Table`). For this the table gets the class
 * `option-table`, each cell its column's heading, and all their roles: some screen readers ignore a table with another
 * layout.
 */
import type {PhrasingContent, Root, Table} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {isOptionTable, optionRowAnchor} from '../markdown/optionTable';
import {toString, visit} from '../markdown/unified';

/** The content of an empty table cell. */
const EMPTY_CELL = '–';

function describeCells({children: [head, ...rows]}: Table): void {
  const labels = head!.children.map((cell) => toString(cell));
  head!.data = {hProperties: {role: 'row'}};
  for (const cell of head!.children) {
    cell.data = {hProperties: {role: 'columnheader'}};
  }
  for (const row of rows) {
    row.data = {hProperties: {role: 'row'}};
    row.children.forEach((cell, column) => {
      const isEmpty = [EMPTY_CELL, ''].includes(toString(cell));
      cell.data = {hProperties: {role: 'cell', dataLabel: labels[column], ...(isEmpty && {dataEmpty: ''})}};
    });
  }
}

export default function optionAnchors() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (!isOptionTable(table)) {
        return;
      }
      table.data = {...table.data, hProperties: {className: ['option-table'], role: 'table'}};
      describeCells(table);
      for (const row of table.children.slice(1)) {
        const cell = row.children[0];
        const id = optionRowAnchor(row);
        if (cell && id) {
          const option: MdxJsxTextElement = {
            type: 'mdxJsxTextElement',
            name: 'OptionName',
            attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
            children: cell.children as PhrasingContent[],
          };
          cell.children = [option];
        }
      }
    });
  };
}
