/** Extracts what is searched from a page, as a crawler of documentation sites would, but from the source. */
import type {Code, Heading, Link, ListItem, Nodes, Root, Table, TableCell, TableRow} from 'mdast';
import {isOptionTable, optionRowAnchor} from '../../content/optionTable';
import {stripLogPrefix} from '../logLine';
import {CELL_SEPARATOR, type Line, type PageTexts} from './pageRecords';

export interface Page extends Omit<PageTexts, 'lines'> {
  readonly description: string;
}

/** The content of an empty table cell. */
const EMPTY_CELL = '–';
/** In a row that only says where to go: between what a reader sees and the page that explains it. */
const POINTER = ' → ';

/** Languages of code blocks that quote a command or a message; the others show files. */
const QUOTING = new Set(['bash', 'powershell', 'batch', 'text']);
/** Shells whose commands the page shows under their name. */
const SHELLS: Readonly<Record<string, string>> = {powershell: 'PowerShell', batch: 'Command Prompt'};
/** Blocks that quote nothing: files, drawn folders, output; and examples, which the text around them describes. */
const NOT_QUOTED = /^example\b|\b(?:tree|stdout|title)\b/;
/** Lines that report progress; nobody searches for them. */
const PROGRESS = /^(?:\[[^\]]*\] )?(?:INFO|DEBUG|TRACE):.*$/gm;
/** Longest quotation that somebody would search for, in characters; longer blocks are logs and programs. */
const MAX_QUOTATION = 800;
/** Drawings have a smaller share of letters and digits, commands with many options a larger one. */
const MIN_LETTERS = 0.6;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

function words(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'textDirective':
      // No directive of ours: the colon of `a:b`, which the build puts back too.
      return `:${node.name}${node.children.map(words).join('')}`;
    default:
      // Images, comments, expressions and footnote marks have no children and say nothing.
      return 'children' in node ? node.children.map(words).join('') : '';
  }
}

/** The text of a paragraph, a heading or a cell on one line: no backticks, no link targets, no JSX. */
const plainText = (node: Nodes): string => squeeze(words(node));

/** The messages of a `text` block, line by line, or a command as a whole. */
function quotations({lang, meta, value}: Code): string[] {
  const text = stripLogPrefix(value.replace(PROGRESS, ''));
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isDrawing = letters < MIN_LETTERS * text.replace(/\s/g, '').length;
  if (!QUOTING.has(lang ?? '') || NOT_QUOTED.test(meta ?? '') || text.length > MAX_QUOTATION || isDrawing) {
    return [];
  }
  const shell = SHELLS[lang ?? ''];
  const lines = lang === 'text' ? text.split('\n') : [shell ? `${shell}: ${text}` : text];
  return lines.map(squeeze).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** An item such as "[Upsert](upsert.md): keys and tables" points at a page of the site that says it better. */
function isSignpostItem({children: [first]}: ListItem): boolean {
  const link = first?.type === 'paragraph' ? first.children[0] : undefined;
  const leadsElsewhere = ({url}: Link): boolean => !/^(?:#|[a-z]+:)/.test(url);
  return link?.type === 'link' && leadsElsewhere(link);
}

/** A row such as "`Failed to parse input` | [Quotes](csv.md#quoting)": all cells but the first are links or empty. */
function isSignpostRow({children: [, ...cells]}: TableRow): boolean {
  const isLink = ({children: [first, second]}: TableCell): boolean =>
    first?.type === 'link' && (second === undefined || (second.type === 'text' && second.value.startsWith(':')));
  return cells.some(isLink) && cells.every((cell) => isLink(cell) || ['', EMPTY_CELL].includes(plainText(cell)));
}

/**
 * The texts of a page: its description, and each heading, paragraph, list item, table row and quoted command or
 * message. Each leads to the nearest heading, rows of option tables to their option.
 *
 * @param tree the source, parsed; none for a page that is generated, such as a category's index
 */
export function extractPage({description, ...page}: Page, tree?: Root): PageTexts {
  const lines: Line[] = description ? [description] : [];
  let section = '';

  function addHeading(node: Heading): void {
    const [, text = '', anchor] = /^(.*?)\s*(?:\{#([^}]+)\})?$/.exec(plainText(node))!;
    if (node.depth === 1 || !text) {
      return; // The page's title, which has its record.
    }
    // Without an ID, the section has no permanent address: its hits lead to the one before.
    section = anchor ?? section;
    lines.push([text, section, node.depth]);
  }

  function addTable(node: Table): void {
    const hasAnchors = isOptionTable(node);
    for (const row of node.children.slice(1)) {
      const cells = row.children.map(plainText).filter((cell) => cell !== '' && cell !== EMPTY_CELL);
      const text = cells.join(isSignpostRow(row) ? POINTER : CELL_SEPARATOR);
      const anchor = hasAnchors ? optionRowAnchor(row) : undefined;
      lines.push(...(text ? [anchor ? ([text, anchor] as const) : text] : []));
    }
  }

  function add(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        return addHeading(node);
      case 'table':
        return addTable(node);
      case 'paragraph':
        lines.push(...[plainText(node)].filter(Boolean));
        return;
      case 'code':
        lines.push(...quotations(node));
        return;
      case 'listItem':
        return isSignpostItem(node) ? undefined : node.children.forEach(add);
      default:
        // Lists, boxes, quotes, and details contain blocks; comments and imports contain nothing.
        if ('children' in node) {
          node.children.forEach(add);
        }
    }
  }

  if (tree) {
    add(tree);
  }
  return {...page, lines};
}
