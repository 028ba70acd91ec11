const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/**
 * Replaces links of style sheets that a page waits for, not those for print or another medium, with inline styles.
 *
 * @param styles their texts by site path; all addresses in them begin with `/` or a scheme
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  // The bundler's loader checks `data-href` before it loads a style sheet.
  return html.replaceAll(
    LINK,
    (_link, href: string) => `<style data-href="${href}">${styles.get(href)!.replaceAll('</', '<\\/')}</style>`,
  );
}
