/** Checks links between pages in their sources. The build reports a broken link's page, but not its file and line. */
import {posix} from 'node:path';
import type {Root} from 'mdast';
import {isOptionTable, optionRowAnchor} from './optionTable';
import {toString, visit} from './unified';
import {BLOG, SECTIONS} from '../site/sections';

export interface Source {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** The slug of a post, from its front matter. */
  readonly slug?: unknown;
  readonly tree: Root;
}

/** Returns the address of a source's page. */
export function addressOf({file, slug}: Pick<Source, 'file' | 'slug'>): string {
  const [folder = '', ...rest] = file.replace(/^src\/pages\/|(?:\/index)?\.mdx?$/g, '').split('/');
  if (folder === BLOG.folder) {
    return `/blog/${String(slug)}/`;
  }
  const section = SECTIONS.find((each) => each.folder === folder);
  return `/${[section?.id ?? folder, ...rest].join('/')}/`;
}

function anchorsIn(tree: Root): Set<string | undefined> {
  const anchors = new Set<string | undefined>();
  visit(tree, 'heading', (heading) => void anchors.add(/\{#(.+)\}$/.exec(toString(heading))?.[1]));
  visit(tree, 'table', (table) => {
    if (isOptionTable(table)) {
      table.children.forEach((row) => anchors.add(optionRowAnchor(row)));
    }
  });
  return anchors;
}

/** @returns each broken link as one sentence that begins with `file:line` */
export function brokenLinks(sources: readonly Source[]): string[] {
  const pages = new Map(sources.map((source) => [addressOf(source), anchorsIn(source.tree)]));
  const byFile = new Map(sources.map((source) => [source.file, addressOf(source)]));
  const broken: string[] = [];
  for (const source of sources) {
    visit(source.tree, 'link', ({url, position}) => {
      const [path = '', anchor] = url.split('#');
      const address = path.startsWith('/') ? path : byFile.get(posix.join(posix.dirname(source.file), path));
      const anchors = pages.get(path === '' ? addressOf(source) : (address ?? ''));
      const isDocs = SECTIONS.some(({id}) => path.startsWith(`/${id}/`));
      if ((isDocs && !anchors) || (anchor && anchors && !anchors.has(anchor))) {
        const missing = anchors ? `anchor #${anchor}` : 'page';
        broken.push(`${source.file}:${position!.start.line}: broken link to ${url}: there is no such ${missing}.`);
      }
    });
  }
  return broken;
}
