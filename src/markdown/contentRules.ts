/**
 * Rules for the body of a page. Front matter has its own (./frontMatter), the build checks links and
 * images, and the documented examples are run.
 */
import type {Code, Heading, Image, Link, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './parse';

/** Longest line that a code block shows beside both sidebars without scrolling much. */
const MAX_CODE_WIDTH = 100;
/** Longest label that stays on one line of the sidebar. */
const MAX_LABEL_LENGTH = 24;
/** A page with less hardly answers a question. */
const MIN_WORDS = 150;

/** Link texts that say nothing when read on their own, as a screen reader's list of links does. */
const EMPTY_LINK_TEXT = /^(?:here|click here|this|this page|link|more|read more)$/i;

/** Blocks that show what the program printed or wrote: their width is the program's. */
const OUTPUT = /\b(?:stdout|stderr|result)\b/;

export interface Mistake {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

type Rule = (tree: Root, file: string) => Mistake[];

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  return headings;
}

/** Pages of their own write their h1; elsewhere it is made of the title. */
const writesOwnH1 = (file: string): boolean => file.startsWith('src/pages/');

const oneH1: Rule = (tree, file) => {
  const h1s = headingsOf(tree).filter(({depth}) => depth === 1);
  if (!writesOwnH1(file)) {
    return h1s.map((h1) => ({
      line: lineOf(h1),
      text: 'a second h1: the title in the front matter is the h1, begin with "##"',
    }));
  }
  return h1s.length === 1 ? [] : [{line: 1, text: `${h1s.length} h1 headings: write one "# " heading`}];
};

const noSkippedLevel: Rule = (tree) => {
  let previous = 1;
  return headingsOf(tree).flatMap((heading) => {
    const skipped = heading.depth > previous + 1;
    const mistake = {line: lineOf(heading), text: `an h${heading.depth} below an h${previous}: skip no level`};
    previous = heading.depth;
    return skipped ? [mistake] : [];
  });
};

const headingIds: Rule = (tree) => {
  const seen = new Set<string>();
  return headingsOf(tree).flatMap((heading) => {
    const text = toString(heading);
    const id = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/.exec(text)?.[1];
    if (!id) {
      return [{line: lineOf(heading), text: `heading "${text}" has no id: add one such as {#short-name}`}];
    }
    const twice = seen.has(id);
    seen.add(id);
    return twice ? [{line: lineOf(heading), text: `id "${id}" stands on the page twice: choose another`}] : [];
  });
};

const codeBlocks: Rule = (tree) => {
  const mistakes: Mistake[] = [];
  visit(tree, 'code', (code: Code) => {
    if (!code.lang) {
      mistakes.push({
        line: lineOf(code),
        text: 'a code block without a language: name it behind the three backticks, at least "text"',
      });
    }
    if (OUTPUT.test(code.meta ?? '')) {
      return;
    }
    code.value.split('\n').forEach((content, index) => {
      if ([...content].length > MAX_CODE_WIDTH) {
        mistakes.push({
          line: lineOf(code) + 1 + index,
          text: `a line of code with ${[...content].length} characters: break it before ${MAX_CODE_WIDTH}`,
        });
      }
    });
  });
  return mistakes;
};

const linkTexts: Rule = (tree) => {
  const mistakes: Mistake[] = [];
  visit(tree, 'link', (link: Link) => {
    const text = toString(link).trim();
    if (text === '' || EMPTY_LINK_TEXT.test(text)) {
      mistakes.push({line: lineOf(link), text: `link text "${text}" to ${link.url}: say where the link leads`});
    }
  });
  return mistakes;
};

const imageTexts: Rule = (tree) => {
  const mistakes: Mistake[] = [];
  visit(tree, 'image', (image: Image) => {
    if (!image.alt?.trim()) {
      mistakes.push({
        line: lineOf(image),
        text: `image ${image.url} has no text: say between the brackets what it shows`,
      });
    }
  });
  return mistakes;
};

/** Words of prose, tables and lists; code does not count. */
export function countWords(tree: Root): number {
  let words = 0;
  visit(tree, 'text', ({value}) => {
    words += value.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  });
  return words;
}

const enoughWords: Rule = (tree, file) => {
  const words = countWords(tree);
  return /^(?:docs|reference)\//.test(file) && words < MIN_WORDS
    ? [{line: 1, text: `${words} words: say at least ${MIN_WORDS}, or join the page with another`}]
    : [];
};

const RULES: readonly Rule[] = [oneH1, noSkippedLevel, headingIds, codeBlocks, linkTexts, imageTexts, enoughWords];

/**
 * Checks one page.
 *
 * @param file path relative to the site's folder, with forward slashes
 * @returns each mistake as one sentence that begins with `file:line`, in order of the lines
 */
export function contentMistakes(file: string, text: string): string[] {
  const tree = parseMarkdown(text);
  return RULES.flatMap((rule) => rule(tree, file))
    .sort((a, b) => a.line - b.line)
    .map((mistake) => `${file}:${mistake.line}: ${mistake.text}.`);
}

/**
 * Checks the label of a page in the sidebar.
 *
 * @returns one sentence that begins with `file:line`, or undefined
 */
export function labelMistake(
  file: string,
  frontMatter: {title?: unknown; sidebar_label?: unknown},
): string | undefined {
  const label = String(frontMatter.sidebar_label ?? frontMatter.title ?? '');
  return /^(?:docs|reference|community)\//.test(file) && label.length > MAX_LABEL_LENGTH
    ? `${file}:1: sidebar label "${label}" has ${label.length} characters: add a "sidebar_label" of at most ${MAX_LABEL_LENGTH}.`
    : undefined;
}
