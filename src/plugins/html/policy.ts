/**
 * The content-security policy: for GitHub Pages, which sends no headers of ours, in each page; for Netlify, Cloudflare
 * Pages, and other hosts that read it, in the file `_headers`, with further headers.
 */
import {createHash} from 'node:crypto';

/** From where a page may load what: sources, separated by spaces, by directive of the policy. */
export type Sources = Readonly<Record<string, string>>;

/** What every build needs. */
export const OWN_SOURCES: Sources = {
  'default-src': "'self'", // Not 'none': Firefox asks this directive about files that are fetched ahead.
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'", // For colored code.
  'img-src': "'self' data:", // Icons in the theme's styles are data.
  'connect-src': "'self'",
  'object-src': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

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

/**
 * The file `_headers`. Browsers take `frame-ancestors` from a header only. No Cross-Origin-Resource-Policy: other sites
 * show the pictures of shared links. Subdomains may not have HTTPS.
 */
export const headers = (policy: string): string => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;
