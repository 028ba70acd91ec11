const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/** Site paths of the style sheets that a page waits for; those for paper or another medium name it, and do not count. */
export const styleSheets = (html: string): string[] => [...html.matchAll(LINK)].map(([, href]) => href!);

/**
 * Puts style sheets into a page, each in place of its link.
 *
 * @param styles their texts by site path; all addresses in them begin with `/` or a scheme
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  // The bundler's loader looks at `data-href` before it loads a style sheet.
  return html.replaceAll(
    LINK,
    (_link, href: string) => `<style data-href="${href}">${styles.get(href)!.replaceAll('</', '<\\/')}</style>`,
  );
}
