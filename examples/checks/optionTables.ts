import {jsxAttribute} from '../../src/content/jsxAttribute';
import {isOptionTable} from '../../src/content/optionTable';
import {toString, visit} from '../../src/content/unified';
import type {Source} from '../source';

/** A row of an option table. */
export interface OptionRow {
  readonly file: string;
  readonly line: number;
  /** The closest heading above the table. */
  readonly heading: string;
  /** The label of the tab that contains the table. */
  readonly tab?: string;
  /** True if the description begins with **Required.** */
  readonly required: boolean;
  /** Inline code by column header. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** Reads the option tables of a page. */
export function readOptionTables({file, tree}: Source): OptionRow[] {
  const rows: OptionRow[] = [];
  let heading = '';
  visit(tree, ['heading', 'table'], (node, _, parent) => {
    if (node.type === 'heading') {
      heading = toString(node).replace(/ \{#.*/, '');
    }
    if (node.type !== 'table' || !isOptionTable(node)) {
      return;
    }
    const label = parent?.type === 'mdxJsxFlowElement' ? jsxAttribute(parent, 'label')?.value : undefined;
    const tab = typeof label === 'string' ? label : undefined;
    const [head, ...body] = node.children;
    const headers = head!.children.map((cell) => toString(cell));
    for (const {children, position} of body) {
      const codes: Record<string, string[]> = {};
      children.forEach((cell, index) => {
        const inCell: string[] = (codes[headers[index]!] = []);
        visit(cell, 'inlineCode', ({value}) => void inCell.push(value));
      });
      const required = children.some(
        ({children: [first]}) => first?.type === 'strong' && toString(first) === 'Required.',
      );
      rows.push({file, line: position!.start.line, heading, tab, required, codes});
    }
  });
  return rows;
}
