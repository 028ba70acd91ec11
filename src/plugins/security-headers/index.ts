/**
 * A content-security policy for the whole site, computed from the finished pages: in the file `_headers`, which
 * Netlify, Cloudflare Pages and other hosts read, with further headers; and in each page, for GitHub Pages, which sends
 * no headers of ours.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineSources, toPolicy, type Sources} from './policy';

const OWN: Sources = {
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

/**
 * Browsers take `frame-ancestors` from a header only. No Cross-Origin-Resource-Policy: other sites show the pictures of
 * shared links. Subdomains may not have HTTPS.
 */
const headers = (policy: string): string => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;

/**
 * @param pageWriter a plugin that changes pages after the build, when Docusaurus runs all plugins at once: it runs first
 * @param thirdParties what the configured services need
 */
export default function securityHeaders(
  pageWriter: (context: LoadContext) => Plugin,
  thirdParties: readonly Sources[],
) {
  return (context: LoadContext): Plugin => {
    const plugin = pageWriter(context);
    return {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        const names = await readdir(props.outDir, {recursive: true});
        const files = names.filter((name) => name.endsWith('.html')).map((name) => join(props.outDir, name));
        const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const policy = toPolicy([OWN, ...pages.flatMap(inlineSources), ...thirdParties]);
        const start = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
        await Promise.all(
          files.map((file, index) => writeFile(file, pages[index]!.replace(/<meta charset[^>]+>/, start))),
        );
        await writeFile(join(props.outDir, '_headers'), headers(policy));
      },
    };
  };
}
