/**
 * Prepares tables whose rows readers look up: tables of options and tables of messages.
 *
 * In an option table, a row that begins with `--update-key` gets the anchor `#option-update-key`. The component
 * `OptionName` renders the anchor and reports it to Docusaurus' link checker. A bold beginning of the description, such
 * as **Required.**, goes to the name. In a message table, each message of a row gets a line of its own.
 *
 * On a phone, or with a fix, each row is a block (`components/Table`). For this, the table gets a class, and each cell
 * its column's heading. All parts get their roles, because some screen readers ignore a table with another layout.
 */
import type {Parents, PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../jsxAttribute';
import {isOptionTable, optionRowAnchor} from '../optionTable';
import {toString, visit} from '../unified';
import {element} from './element';

/** Contents of a cell without a value. */
const NOTHING = ['–', ''];

/** First headings of tables of messages, and of one table of systems. */
const MESSAGE_HEADINGS = ['Message', 'Code', 'You see', 'Last lines', 'System'];

/** First headings of other tables with too little room on a phone. */
const TASK_HEADINGS = ['Task', 'Goal'];

/** Replaces the commas between the messages of a cell by lines. */
function separate(cell: TableCell): void {
  const lines: PhrasingContent[][] = [[]];
  for (const part of cell.children) {
    if (part.type === 'text' && part.value.startsWith(', ')) {
      const value = part.value.replace(/^, (?:or $)?/, '');
      lines.push(value ? [{type: 'text', value}] : []);
    } else {
      lines.at(-1)!.push(part);
    }
  }
  cell.children = lines.map((children) => ({type: 'emphasis', data: {hName: 'span'}, children}));
}

/** Moves the mark of an option to its name, gives its row its anchor, and opens the tab that contains it. */
function prepareOption(row: TableRow, ids: Set<string>, parent: Parents | undefined): void {
  const id = optionRowAnchor(row);
  const [cell, description] = row.children as [TableCell, TableCell | undefined];
  if (description?.children[0]?.type === 'strong') {
    const value = toString(description.children.shift()).replace('.', '');
    const data = {hName: 'span', hProperties: {className: ['badge']}};
    cell.children.push({type: 'text', value: '\u2002'}, {type: 'emphasis', data, children: [{type: 'text', value}]});
  }
  if (!id || ids.has(id)) {
    return;
  }
  ids.add(id);
  const option = element('OptionName', {id}, cell.children);
  cell.children = [{...option, type: 'mdxJsxTextElement'} as MdxJsxTextElement];
  if (parent?.type === 'mdxJsxFlowElement' && parent.name === 'TabItem') {
    jsxAttribute(parent, 'value')!.value += ` ${id}`;
  }
}

export default function tableRows() {
  return (tree: Root): void => {
    const ids = new Set<string>(); // Tables for several versions repeat the options; the anchor goes to the first row.
    visit(tree, 'table', (table, _index, parent) => {
      const labels = table.children[0]!.children.map((cell) => toString(cell));
      const hasOptions = isOptionTable(table);
      const hasMessages = MESSAGE_HEADINGS.includes(labels[0]!);
      if (!hasOptions && !hasMessages && !TASK_HEADINGS.includes(labels[0]!)) {
        return;
      }
      table.data = {hProperties: {className: [hasOptions ? 'option-table' : 'message-table'], role: 'table'}};
      table.children.forEach((row, index) => {
        row.data = {hProperties: {role: 'row'}};
        row.children.forEach((cell, column) => {
          const dataEmpty = NOTHING.includes(toString(cell)) ? '' : undefined;
          const hProperties = {role: 'cell', dataLabel: labels[column], dataEmpty};
          cell.data = {hProperties: index === 0 ? {role: 'columnheader'} : hProperties};
        });
        if (hasOptions) {
          prepareOption(row, ids, parent);
        } else if (index > 0 && hasMessages) {
          separate(row.children[0]!);
        }
      });
    });
  };
}
