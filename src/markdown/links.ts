import type {Root} from 'mdast';
import {visit} from './unified';

export interface SourceLink {
  readonly url: string;
  /** Counted from 1. */
  readonly line: number;
}

/** All link targets of a page's source, in order; links in code are text. */
export function findLinks(tree: Root): SourceLink[] {
  const links: SourceLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, line: node.position?.start.line ?? 1});
    }
  });
  return links;
}

export interface LinkTargets {
  /** Whether the site has a page or a file at this path, which begins with `/`. */
  readonly hasPath: (path: string) => boolean;
  /** Whether a source file exists; path relative to the site's folder. */
  readonly hasSource: (file: string) => boolean;
}

/**
 * Says what is wrong with a link to another page of this site. Docusaurus checks anchors.
 *
 * @param file the page's source, relative to the site's folder, with forward slashes
 * @returns one sentence that begins with `file:line`, or undefined for a good link
 */
export function linkMistake(file: string, {url, line}: SourceLink, targets: LinkTargets): string | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (path === '' || /^[a-z][a-z+.-]*:/i.test(url)) {
    return undefined;
  }
  if (path.startsWith('/')) {
    return targets.hasPath(path)
      ? undefined
      : `${file}:${line}: broken link to ${url}: no page has this address, correct or remove it.`;
  }
  const source = new URL(path, `file:///${file}`).pathname.slice(1);
  if (!/\.mdx?$/.test(path)) {
    return `${file}:${line}: broken link to ${url}: name the source file (../folder/page.md) or the site path (/section/page/).`;
  }
  return targets.hasSource(decodeURIComponent(source))
    ? undefined
    : `${file}:${line}: broken link to ${url}: there is no file ${source}, correct or remove it.`;
}
