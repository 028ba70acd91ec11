import {parse} from 'postcss';

/**
 * Leaves out what no page can use: selectors with a class, and custom properties, that appear nowhere as a word. A class
 * in parentheses, as in `:not(.name)`, doesn't count.
 *
 * @param sheets all style sheets
 * @param users pages and scripts
 */
export function usedStyles(sheets: readonly string[], users: string): string[] {
  const named = new Set<string>(users.match(/[\w-]+/g));
  const isUsed = (selector: string): boolean =>
    [...selector.replace(/\(.*\)/s, '').matchAll(/\.([a-z_-][\w-]*)/gi)].every(([, name]) => named.has(name!));
  const roots = sheets.map((sheet) => parse(sheet));
  roots.forEach((root) =>
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.filter(isUsed);
      if (!rule.selector) {
        rule.remove();
      }
    }),
  );
  roots.flatMap((root) => root.toString().match(/(?<=var\()--[\w-]+/g) ?? []).forEach((name) => named.add(name));
  roots.forEach((root) => root.walkDecls(/^--/, (property) => void (named.has(property.prop) || property.remove())));
  return roots.map((root) => root.toString());
}
