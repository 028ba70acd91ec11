/**
 * Gives every row of an option table an anchor. In a table whose first heading is "Option", a row that begins with
 * `--update-key` gets the anchor `#option-update-key`. The component `OptionName` renders the anchor and reports it to
 * Docusaurus' link checker.
 *
 * On a phone, each row of such a table becomes a block (`components/Table`). For this, the table gets the class
 * `option-table`, and each cell gets its column's heading. All parts get their roles, because some screen readers
 * ignore a table with another layout.
 */
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../jsxAttribute';
import {isOptionTable, optionRowAnchor} from '../optionTable';
import {toString, visit} from '../unified';
import {element} from './element';

/** Contents of a cell without a value. */
const NOTHING = ['–', ''];

export default function optionAnchors() {
  return (tree: Root): void => {
    const ids = new Set<string>(); // Tables for several versions repeat the options; the anchor goes to the first row.
    visit(tree, 'table', (table, _index, parent) => {
      if (!isOptionTable(table)) {
        return;
      }
      table.data = {hProperties: {className: ['option-table'], role: 'table'}};
      const labels = table.children[0]!.children.map((cell) => toString(cell));
      table.children.forEach((row, index) => {
        row.data = {hProperties: {role: 'row'}};
        row.children.forEach((cell, column) => {
          const dataEmpty = NOTHING.includes(toString(cell)) ? '' : undefined;
          const hProperties = {role: 'cell', dataLabel: labels[column], dataEmpty};
          cell.data = {hProperties: index === 0 ? {role: 'columnheader'} : hProperties};
        });
        const id = optionRowAnchor(row);
        if (id && !ids.has(id)) {
          ids.add(id);
          const cell = row.children[0]!;
          const option = element('OptionName', {id}, cell.children);
          cell.children = [{...option, type: 'mdxJsxTextElement'} as MdxJsxTextElement];
          if (parent?.type === 'mdxJsxFlowElement' && parent.name === 'TabItem') {
            jsxAttribute(parent, 'value')!.value += ` ${id}`; // The anchor opens the tab.
          }
        }
      });
    });
  };
}
