/** Turns pages into search records, as a crawler of documentation sites would, but from the sources. */
import type {Heading, Link, ListItem, Nodes, Root, Table, TableCell, TableRow} from 'mdast';
import {isOptionTable, optionRowAnchor} from '../../markdown/optionTable';
import {LEVELS, type Hierarchy, type Level, type RecordType, type SearchRecord} from '../types';
import {objectIdNamer} from './objectId';
import {plainText, quotations} from './plainText';
import {CELL_SEPARATOR, POINTER} from './row';

/** The heading that a page's hits are grouped under. */
export type Area = 'Guide' | 'Reference' | 'Community' | 'Blog';

export interface Page {
  /** Site path with base URL and trailing slash. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly area: Area;
  /** `docs-guide-current` and so on; `default` for posts. */
  readonly docusaurusTag: string;
  /** `en` if nothing is said. */
  readonly language?: string;
}

/** What a table has in a cell about which there is nothing to say. */
const EMPTY_CELL = '–';

const EMPTY_HIERARCHY = Object.fromEntries(LEVELS.map((level) => [level, null])) as Record<Level, string | null>;

/** Whether a link leads to another page of the site. */
const leadsElsewhere = ({url}: Link): boolean => !/^(?:#|[a-z]+:)/.test(url);

/** An item such as "[Upsert](upsert.md): keys and tables" points at a page that says it better itself. */
function isSignpostItem({children: [first]}: ListItem): boolean {
  const link = first?.type === 'paragraph' ? first.children[0] : undefined;
  return link?.type === 'link' && leadsElsewhere(link);
}

/** A row such as "`Failed to parse input` | [Quotes](csv.md#quoting)": all cells but the first are links or empty. */
function isSignpostRow({children: [, ...cells]}: TableRow): boolean {
  const isLink = ({children: [first, second]}: TableCell): boolean =>
    first?.type === 'link' && (second === undefined || (second.type === 'text' && second.value.startsWith(':')));
  return cells.some(isLink) && cells.every((cell) => isLink(cell) || ['', EMPTY_CELL].includes(plainText(cell)));
}

/** Collects a page's records and keeps account of where in the page they stand. */
class PageWriter {
  readonly records: SearchRecord[] = [];
  private readonly nextId = objectIdNamer();
  private hierarchy: Hierarchy;
  private section: string;

  constructor(private readonly page: Page) {
    this.hierarchy = {...EMPTY_HIERARCHY, lvl0: page.area, lvl1: page.title};
    this.section = page.url;
    this.add('lvl1', null, page.url);
    this.text(page.description);
  }

  heading(node: Heading): void {
    const [, text = '', anchor] = /^(.*?)\s*(?:\{#([^}]+)\})?$/.exec(plainText(node))!;
    if (node.depth === 1 || !text) {
      return; // The page's title, which has its record.
    }
    const level: Level = `lvl${node.depth}`;
    const above = LEVELS.slice(0, node.depth).map((name) => [name, this.hierarchy[name]]);
    this.hierarchy = {...EMPTY_HIERARCHY, ...Object.fromEntries(above), [level]: text};
    // Without an id the section has no address that lasts: it is found, and leads to the one before.
    this.section = anchor ? this.address(anchor) : this.section;
    this.add(level, null, this.section);
  }

  table(node: Table): void {
    const hasAnchors = isOptionTable(node);
    for (const row of node.children.slice(1)) {
      const cells = row.children.map(plainText).filter((cell) => cell !== '' && cell !== EMPTY_CELL);
      const anchor = hasAnchors ? optionRowAnchor(row) : undefined;
      this.text(cells.join(isSignpostRow(row) ? POINTER : CELL_SEPARATOR), anchor && this.address(anchor));
    }
  }

  text(content: string | undefined, url = this.section): void {
    if (content) {
      this.add('content', content, url);
    }
  }

  private address(anchor: string): string {
    return `${this.page.url}#${anchor}`;
  }

  private add(type: RecordType, content: string | null, url: string): void {
    this.records.push({
      objectID: this.nextId(url, type),
      url,
      type,
      content,
      hierarchy: this.hierarchy,
      language: this.page.language ?? 'en',
      docusaurus_tag: this.page.docusaurusTag,
    });
  }
}

function write(node: Nodes, to: PageWriter): void {
  switch (node.type) {
    case 'heading':
      return to.heading(node);
    case 'table':
      return to.table(node);
    case 'paragraph':
      return to.text(plainText(node));
    case 'code':
      return quotations(node).forEach((each) => to.text(each));
    case 'listItem':
      return isSignpostItem(node) ? undefined : node.children.forEach((child) => write(child, to));
    default:
      // Lists, boxes, quotes and details hold blocks of their own; comments and imports hold nothing.
      if ('children' in node) {
        node.children.forEach((child) => write(child, to));
      }
  }
}

/**
 * The records of a page: one for its title, one for its description, one for each heading, paragraph,
 * list item, table row and quoted command or message.
 *
 * @param tree the page's source, parsed
 * @returns in reading order; each leads to the nearest heading, rows of option tables to their option
 */
export function extractRecords(page: Page, tree: Root): SearchRecord[] {
  const writer = new PageWriter(page);
  write(tree, writer);
  return writer.records;
}

/** The records of a page that is generated and has no source, such as a category's index: title and description. */
export function summaryRecords(page: Page): SearchRecord[] {
  return new PageWriter(page).records;
}
