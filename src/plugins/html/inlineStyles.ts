const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/** Returns site paths of the style sheets that a page waits for, excluding those for print or another medium. */
export const styleSheets = (html: string): string[] => [...html.matchAll(LINK)].map(([, href]) => href!);

/**
 * Replaces style sheet links with inline styles.
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
