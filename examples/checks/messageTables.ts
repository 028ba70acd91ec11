import {posix} from 'node:path';
import type {Nodes, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from '../parsePage';
import {ELLIPSIS} from '../run/output';
import type {Problem} from '../problem';

/** Checks the tables of messages that lead to entries elsewhere: each entry contains the message. */

export interface Source {
  readonly file: string;
  readonly markdown: string;
}

/** The text of each section by the ID of its heading, and of the whole page by an empty ID. */
type Sections = ReadonlyMap<string, string>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function readSections(markdown: string): Sections {
  const {children} = parsePage(markdown);
  const sections = new Map([['', oneLine(toString(children))]]);
  children.forEach((node, index) => {
    const [, id] = /\{#([\w-]+)\}\s*$/.exec(toString(node)) ?? [];
    if (node.type === 'heading' && id) {
      const next = children.findIndex((other, i) => i > index && other.type === 'heading' && other.depth <= node.depth);
      sections.set(id, oneLine(toString(children.slice(index, next < 0 ? undefined : next))));
    }
  });
  return sections;
}

/** The address of a page, without a slash at its end. */
const addressOf = (file: string): string =>
  `/${file.replace(/^docs\//, 'guide/')}`.replace(/(?:\/index)?\.mdx?$|\/$/, '');

/** Where a link of a page leads: to the address of a page, and an ID. */
function resolve(url: string, file: string): readonly [address: string, id: string] {
  const [path = '', id = ''] = url.split('#');
  const target = path.startsWith('/') ? path : posix.join('/', path ? posix.dirname(file) : '', path || file);
  return [addressOf(target.slice(1)), id];
}

/** The values of all nodes of a kind below another one. */
function valuesIn(node: Nodes, kind: 'inlineCode' | 'link'): string[] {
  const values: string[] = [];
  visit(node, kind, (found) => void values.push('url' in found ? found.url : toString(found)));
  return values;
}

/** Whether a table leads from messages to entries; one with causes consists of entries itself. */
function leadsToEntries({children: [head]}: Table): boolean {
  const headers = head!.children.map((cell: TableCell) => toString(cell));
  return headers.includes('Go to') || (/message/i.test(headers[0]!) && !headers.includes('Cause'));
}

/** Finds messages that their entry doesn't contain. */
export function checkMessageTables(sources: readonly Source[]): Problem[] {
  const problems: Problem[] = [];
  const pages = new Map<string, Sections>(sources.map(({file, markdown}) => [addressOf(file), readSections(markdown)]));
  for (const {file, markdown} of sources) {
    visit(parsePage(markdown), 'table', (table) => {
      for (const row of leadsToEntries(table) ? table.children.slice(1) : []) {
        const links = valuesIn(row, 'link').map((url) => ({url, target: resolve(url, file)}));
        const entries = links.flatMap(({target: [address, id]}) => {
          const page = pages.get(address);
          return page?.get(id) ?? page?.get('') ?? [];
        });
        const messages = entries.length === 0 ? [] : valuesIn(row.children[0]!, 'inlineCode');
        for (const message of messages) {
          const pieces = oneLine(message)
            .split(ELLIPSIS)
            .map((piece) => piece.trim());
          if (!entries.some((entry) => pieces.every((piece) => entry.includes(piece)))) {
            const to = links.map(({url}) => url).join(' or ');
            const text = `${to} doesn't contain "${message}": add the message there, or correct the link or the message.`;
            problems.push({file, line: row.position!.start.line, text});
          }
        }
      }
    });
  }
  return problems;
}
