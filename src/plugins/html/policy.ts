/**
 * The content security policy. Each page contains it for GitHub Pages, which can't send custom headers. The file
 * `_headers` has it, with further headers, for Netlify, Cloudflare Pages, and other hosts that read that file.
 */
import {createHash} from 'node:crypto';

/** Allowed sources for each directive, separated by spaces. */
export type Sources = Readonly<Record<string, string>>;

/** The sources that every build needs. */
export const OWN_SOURCES: Sources = {
  'default-src': "'self'", // Not 'none', because Firefox applies this directive to prefetched files.
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'", // For colored code.
  'img-src': "'self' data:", // Icons in the theme's styles are data.
  'connect-src': "'self'",
  'object-src': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

/** Returns the hashes of a page's inline scripts and styles. Data blocks aren't executed and need no permission. */
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
 * Returns the file `_headers`. Browsers accept `frame-ancestors` only in a header. Cross-Origin-Resource-Policy is
 * omitted because other sites show the pictures of shared links. Subdomains might not have HTTPS.
 */
export const headers = (policy: string): string => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;
