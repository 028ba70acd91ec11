/** Extracts the searchable text of a page, as a documentation crawler would, but from the source. */
import type {Code, Heading, Link, ListItem, Nodes, Root, Table, TableCell, TableRow} from 'mdast';
import {isOptionTable, optionRowAnchor} from '../../content/optionTable';
import {stripLogPrefix} from '../logLine';
import {CELL_SEPARATOR, type Line, type PageTexts} from './pageRecords';

export type Page = Omit<PageTexts, 'lines'>;

/** The content of an empty table cell. */
const EMPTY_CELL = '–';

/** Text that quotes nothing: folder trees, output, and files, which the surrounding text describes. */
const NOT_QUOTED = /\b(?:tree|stdout|title)\b/;
/** Progress lines, which aren't worth searching. */
const PROGRESS = /^(?:\[[^\]]*\] )?(?:INFO|DEBUG|TRACE):.*$/gm;

/** A step of the tutorial. Other pages explain its facts, so only its heading is searched. */
const STEP = /^Step \d+:/;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

function words(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'textDirective':
      // Not a directive but the colon of `a:b`, which the build also restores.
      return `:${node.name}${node.children.map(words).join('')}`;
    default:
      // Images, comments, expressions, and footnote marks have no children and no text.
      return 'children' in node ? node.children.map(words).join('') : '';
  }
}

/** Returns the text of a paragraph, a heading, or a cell on one line, without backticks, link targets, and JSX. */
const plainText = (node: Nodes): string => squeeze(words(node));

/** Returns the messages of a `text` block, line by line. Commands, a synopsis, and files only repeat words around them. */
function quotations({lang, meta, value}: Code): string[] {
  const isQuoted = lang === 'text' && !NOT_QUOTED.test(meta ?? '') && !value.startsWith('cli-kintone ');
  const lines = isQuoted ? stripLogPrefix(value.replace(PROGRESS, '')).split('\n').map(squeeze) : [];
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Returns whether an item such as "[Upsert](upsert.md): keys and tables" only links to a more detailed page. */
function isSignpostItem({children: [first]}: ListItem): boolean {
  const link = first?.type === 'paragraph' ? first.children[0] : undefined;
  const leadsElsewhere = ({url}: Link): boolean => !/^(?:#|[a-z]+:)/.test(url);
  return link?.type === 'link' && leadsElsewhere(link);
}

/** Returns whether a row only leads elsewhere, such as "`EACCES` | [npm](#npm)" or "Table | [Import](a) | [Export](b)". */
function isSignpostRow({children: [subject, ...targets]}: TableRow): boolean {
  const leads = ({children: [first]}: TableCell): boolean =>
    first?.type === 'link' && first.children[0]?.type === 'text';
  return targets.every(leads) && (targets.length > 1 || subject?.children[0]?.type === 'inlineCode');
}

/**
 * Returns the texts of a page: each heading, paragraph, list item, table row, and quoted message. The
 * description is left out, because it repeats words of the page. Each text leads to the nearest heading, except rows
 * of option tables, which lead to their option.
 *
 * @param tree the parsed source; undefined for a generated page, such as a category's index
 */
export function extractPage(page: Page, tree?: Root): PageTexts {
  const lines: Line[] = [];
  let section = '';
  // Only the headings of posts, since other pages explain their facts, and of pages about the project are searched.
  const isAside = page.category === 'Blog' || (page.category === 'Community' && page.title !== page.category);
  let isInStep = false;

  function addHeading(node: Heading): void {
    const [, text = '', anchor] = /^(.*?)\s*(?:\{#([^}]+)\})?$/.exec(plainText(node))!;
    if (node.depth === 1 || !text || anchor === 'related-pages') {
      return; // The page's title, which already has its record, or a list of links only.
    }
    // Without an ID, the section has no permanent address, so its hits lead to the previous one.
    section = anchor ?? section;
    isInStep = node.depth > 2 && (isInStep || STEP.test(text));
    lines.push([text, section, node.depth]);
  }

  function addTable(node: Table): void {
    const hasAnchors = isOptionTable(node);
    for (const row of node.children.slice(1).filter((each) => !isSignpostRow(each))) {
      const cells = row.children.map(plainText).filter((cell) => cell !== '' && cell !== EMPTY_CELL);
      const text = cells.join(CELL_SEPARATOR);
      const anchor = hasAnchors ? optionRowAnchor(row) : undefined;
      lines.push(...(text ? [anchor ? ([text, anchor] as const) : text] : []));
    }
  }

  function add(node: Nodes): void {
    if ((isAside || isInStep) && node.type !== 'heading') {
      return;
    }
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

  tree?.children.forEach(add);
  return {...page, lines};
}
