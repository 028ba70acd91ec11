import {posix} from 'node:path';
import type {Nodes, Table} from 'mdast';
import {addressOf} from '../../src/content/links';
import {toString, visit} from '../../src/content/unified';
import {ELLIPSIS} from '../run/output';
import type {Problem} from '../problem';
import type {Source} from '../source';

/** Checks that message tables link to entries that contain the message. */

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Returns the text of each page and section by address, such as `/guide/options/` and `/guide/options/#proxy`. */
function readSections(source: Source): [string, string][] {
  const {children} = source.tree;
  const sections = children.flatMap((node, index): [string, string][] => {
    const [, id] = /\{#([\w-]+)\}\s*$/.exec(toString(node)) ?? [];
    if (node.type !== 'heading' || !id) {
      return [];
    }
    const next = children.findIndex((other, i) => i > index && other.type === 'heading' && other.depth <= node.depth);
    return [[`${addressOf(source)}#${id}`, oneLine(toString(children.slice(index, next < 0 ? undefined : next)))]];
  });
  return [[addressOf(source), oneLine(toString(children))], ...sections];
}

/** Returns the address that a page's link leads to. */
function resolve(url: string, {file}: Source): string {
  const [path = '', id] = url.split('#');
  const target = path ? posix.join(posix.dirname(file), path) : file;
  return (path.startsWith('/') ? path : addressOf({file: target})) + (id ? `#${id}` : '');
}

/** Returns the values of all descendants of a kind. */
function valuesIn(node: Nodes, kind: 'inlineCode' | 'link'): string[] {
  const values: string[] = [];
  visit(node, kind, (found) => void values.push('url' in found ? found.url : toString(found)));
  return values;
}

/** Returns whether a table links messages to entries. A table with causes consists of entries itself. */
function leadsToEntries({children: [head]}: Table): boolean {
  const headers = head!.children.map((cell) => toString(cell));
  return headers.includes('Go to') || (/message/i.test(headers[0]!) && !headers.includes('Cause'));
}

/** Finds messages missing from their entry. */
export function checkMessageTables(sources: readonly Source[]): Problem[] {
  const problems: Problem[] = [];
  const sections = new Map(sources.flatMap(readSections));
  for (const source of sources) {
    visit(source.tree, 'table', (table) => {
      for (const row of leadsToEntries(table) ? table.children.slice(1) : []) {
        const urls = valuesIn(row, 'link');
        // An ID that isn't a heading's, such as a table row's, can be anywhere on its page.
        const entries = urls
          .map((url) => resolve(url, source))
          .flatMap((address) => sections.get(address) ?? sections.get(address.replace(/#.*/, '')) ?? []);
        const messages = entries.length === 0 ? [] : valuesIn(row.children[0]!, 'inlineCode');
        for (const message of messages) {
          const pieces = oneLine(message)
            .split(ELLIPSIS)
            .map((piece) => piece.trim());
          if (!entries.some((entry) => pieces.every((piece) => entry.includes(piece)))) {
            const to = urls.join(' or ');
            const text = `${to} doesn't contain "${message}": add the message there, or correct the link or the message.`;
            problems.push({file: source.file, line: row.position!.start.line, text});
          }
        }
      }
    });
  }
  return problems;
}
