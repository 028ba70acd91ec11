import {createHash} from 'node:crypto';

/** From where a page may load what, by directive of the content-security policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

const ELEMENT = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** The scripts and styles within pages, by their hashes. Data blocks are not executed, and so need no permission. */
export function inlineSources(pages: Iterable<string>): Sources {
  const sources = {'script-src': new Set<string>(), 'style-src': new Set<string>()};
  for (const html of pages) {
    for (const [, name, attributes, text] of html.matchAll(ELEMENT)) {
      if (text && !attributes!.includes('ld+json')) {
        const hash = createHash('sha256').update(text).digest('base64');
        sources[`${name as 'script' | 'style'}-src`].add(`'sha256-${hash}'`);
      }
    }
  }
  return {'script-src': [...sources['script-src']], 'style-src': [...sources['style-src']]};
}

/** Writes a policy that permits the sources of all lists. */
export function toPolicy(lists: readonly Sources[]): string {
  const directives = new Set(lists.flatMap((list) => Object.keys(list)));
  return [...directives]
    .map((directive) => [directive, ...lists.flatMap((list) => list[directive] ?? [])].join(' '))
    .join('; ');
}
