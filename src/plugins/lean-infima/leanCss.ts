/** Drops what a site does not use from a style sheet of Infima, the theme's CSS framework. */
import type {Container, Declaration, Root, Rule} from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;
const VARIABLE = /--[\w-]+/g;

/** Every word of a text that could be the name of a class or, with its two hyphens, of a variable. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/-{0,2}[A-Za-z_][\w-]*/g));
}

const classesOf = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name]) => name!);

/** A selector stays when all classes in it are words of the site; one inside `:not()` is no reason to go. */
function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  return classesOf(selector.replace(/:not\([^)]*\)/g, '')).every((name) => words.has(name));
}

function dropSelectors(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as unknown as {name: string}).name)) {
      return;
    }
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
}

/** Drops variables that nobody reads; until none is left, for a variable may have been read by another only. */
function dropVariables(root: Root, words: ReadonlySet<string>): void {
  for (let dropped = 1; dropped > 0;) {
    dropped = 0;
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      value.match(VARIABLE)?.forEach((name) => read.add(name));
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        dropped += 1;
      }
    });
  }
}

const normalized = (selector: string): string => selector.replaceAll('"', "'").replace(/\s+/g, ' ');

/** Drops variables that a later sheet sets again with the very same selector. */
function dropOverridden(root: Root, later: Root): void {
  const overridden = new Set<string>();
  const key = (selector: string, prop: string): string => `${normalized(selector)} ${prop}`;
  const isTopLevel = (node: {parent?: unknown}, top: Root): boolean => node.parent === top;
  later.walkRules((rule) => {
    if (isTopLevel(rule, later)) {
      rule.walkDecls(/^--/, ({prop}) => {
        rule.selectors.forEach((selector) => overridden.add(key(selector, prop)));
      });
    }
  });
  root.walkRules((rule) => {
    if (isTopLevel(rule, root)) {
      rule.walkDecls(/^--/, (declaration) => {
        if (rule.selectors.every((selector) => overridden.has(key(selector, declaration.prop)))) {
          declaration.remove();
        }
      });
    }
  });
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
 * Drops rules whose classes, and variables whose names, stand nowhere in the site, and variables that are set anew.
 *
 * @param words all words of the site's code, styles and pages, from `wordsOf`
 * @param later the site's own sheet, which follows this one
 */
export function leanCss(root: Root, words: ReadonlySet<string>, later: Root): void {
  dropSelectors(root, words);
  dropOverridden(root, later);
  dropVariables(root, words);
  dropEmpty(root);
}
