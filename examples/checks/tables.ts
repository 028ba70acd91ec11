import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {jsxAttribute} from '../../src/content/jsxAttribute';
import {isOptionTable} from '../../src/content/optionTable';
import {parsePage} from '../parsePage';

/** A row of an option table. */
export interface OptionRow {
  readonly file: string;
  readonly line: number;
  /** The ID of the heading above the table. */
  readonly section: string;
  /** The label of the tab that contains the table. */
  readonly tab?: string;
  /** Whether the description begins with **Required.** */
  readonly required: boolean;
  /** The texts in inline code, by header. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** Reads the option tables of a page. */
export function readOptionTables(file: string, markdown: string): OptionRow[] {
  const rows: OptionRow[] = [];
  let section = '';
  visit(parsePage(markdown), (node, _, parent) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = /\{#([\w-]+)\}\s*$/.exec(toString(node))?.[1] ?? '';
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
      rows.push({file, line: position!.start.line, section, tab, required, codes});
    }
  });
  return rows;
}
