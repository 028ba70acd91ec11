import type {Container, Declaration, Plugin as PostCssPlugin, Root} from 'postcss';

/** Every word of a text that could be the name of a class or, with its two hyphens, of a variable. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/-{0,2}[A-Za-z_][\w-]*/g));
}

/** Parts that do not show whether a selector is used: classes that it excludes, and lists of alternatives. */
const NO_CLUE = /:not\([^)]*\)|:(?:is|where)\([^)]*,[^)]*\)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  return [...selector.replace(NO_CLUE, '').matchAll(CLASS)].every(([, name]) => words.has(name!));
}

function dropSelectors(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
}

/** Drops variables that later rules set again for the very same selectors, as our tokens do with Infima's. */
function dropOverridden(root: Root): void {
  const later = new Set<string>();
  for (const rule of root.nodes.filter((node) => node.type === 'rule').reverse()) {
    const keys = ({prop}: Declaration): string[] => rule.selectors.map((selector) => `${selector} ${prop}`);
    const variables = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.variable);
    variables.filter((variable) => keys(variable).every((key) => later.has(key))).forEach((node) => node.remove());
    variables.flatMap(keys).forEach((key) => later.add(key));
  }
}

/** Drops unused variables, repeatedly, since a variable may be used only by another one. */
function dropVariables(root: Root, words: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set<string>();
    root.walkDecls(({value}) => value.match(/--[\w-]+/g)?.forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (variable) => {
      if (!read.has(variable.prop) && !words.has(variable.prop)) {
        variable.remove();
        dropped = true;
      }
    });
  }
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      dropEmpty(node as Container);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/**
 * A PostCSS plugin that drops rules whose classes, and variables whose names, do not occur in a site.
 *
 * @param words of all pages and scripts of the site, from `wordsOf`: a name that only a script sets is in its code
 */
export const unusedRules = (words: ReadonlySet<string>): PostCssPlugin => ({
  postcssPlugin: 'unused-rules',
  OnceExit(root) {
    dropSelectors(root, words);
    dropOverridden(root);
    dropVariables(root, words);
    dropEmpty(root);
  },
});
