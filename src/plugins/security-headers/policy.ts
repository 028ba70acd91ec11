import {createHash} from 'node:crypto';

/** From where a page may load what: sources, separated by spaces, by directive of the content-security policy. */
export type Sources = Readonly<Record<string, string>>;

/** The scripts and styles within a page, by their hashes. Data blocks are not executed, and so need no permission. */
export function inlineSources(html: string): Sources[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)]
    .filter(([, , attributes, text]) => text && !attributes!.includes('ld+json'))
    .map(([, name, , text]) => ({[`${name}-src`]: `'sha256-${createHash('sha256').update(text!).digest('base64')}'`}));
}

/** Writes a policy that permits the sources of all lists. */
export function toPolicy(lists: readonly Sources[]): string {
  const directives = new Set(lists.flatMap((list) => Object.keys(list)));
  return [...directives]
    .map((directive) => [directive, ...new Set(lists.flatMap((list) => list[directive] ?? []))].join(' '))
    .join('; ');
}
