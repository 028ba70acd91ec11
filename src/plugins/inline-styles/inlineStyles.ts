const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/** Site paths of the style sheets that a page waits for; those for paper or another medium name it, and do not count. */
export function styleSheets(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, href]) => href!);
}

/**
 * Puts style sheets into a page, each in place of its link.
 *
 * @param cssOf the text of the style sheet with this site path; all its addresses begin with `/` or a scheme
 */
export function inlineStyles(html: string, cssOf: (href: string) => string): string {
  // The bundler's loader looks at `data-href` before it loads a style sheet.
  return html.replaceAll(
    LINK,
    (_link, href: string) => `<style data-href="${href}">${cssOf(href).replaceAll('</', '<\\/')}</style>`,
  );
}
