import type {Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/markdown/parse';

/** Option tables of a page: those whose first header is `Option`. */

export interface Cell {
  /** What stands in inline code, in order. */
  readonly codes: readonly string[];
  /** The part in bold at the start, if any. */
  readonly strong: string;
}

export interface OptionRow {
  readonly line: number;
  /** With dashes, as written. */
  readonly names: readonly string[];
  /** By header. */
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface OptionTable {
  readonly line: number;
  /** The ID of the heading above. */
  readonly section: string;
  readonly rows: readonly OptionRow[];
}

function readCell(cell: TableCell): Cell {
  const [first] = cell.children;
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({value}) => {
    codes.push(value);
  });
  return {
    codes,
    strong: first?.type === 'strong' ? toString(first) : '',
  };
}

function readTable(table: Table, section: string): OptionTable {
  const [head, ...body] = table.children;
  const headers = head?.children.map((cell) => toString(cell)) ?? [];
  return {
    line: table.position?.start.line ?? 1,
    section,
    rows: body.map((row) => {
      const cells = new Map(row.children.map((cell, index) => [headers[index] ?? '', readCell(cell)]));
      return {line: row.position?.start.line ?? 1, names: cells.get('Option')?.codes ?? [], cells};
    }),
  };
}

/** Finds the option tables of a page. */
export function readOptionTables(markdown: string): OptionTable[] {
  const tables: OptionTable[] = [];
  let section = '';
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = /\{#([\w-]+)\}\s*$/.exec(toString(node))?.[1] ?? '';
    } else if (node.type === 'table') {
      const [first] = node.children[0]?.children ?? [];
      if (first && toString(first) === 'Option') {
        tables.push(readTable(node, section));
      }
    }
  });
  return tables;
}
