import type {Nodes} from 'mdast';
import {visit} from '../../src/content/unified';
import type {Problem} from '../problem';
import type {Source} from '../source';

/**
 * Compares figures in sentences and tables of the pages with `figures.tsv`. Every figure on a page must be listed with
 * its source, and every listed figure must be on its pages.
 */
export const FIGURES = 'examples/figures.tsv';

/** A line of the file, with words that contain figures, their source, and the pages that state them. */
export interface Figure {
  readonly line: number;
  readonly words: string;
  /** `run: <output of an example>`, or a place outside the project. */
  readonly source: string;
  readonly pages: readonly string[];
}

const NUMBER = String.raw`(?:\d[\d,]*|three|four|five|six|seven|eight|nine|ten|twenty)`;
const UNIT =
  '(?:records?|requests?|attempts?|tries|retries|times|seconds?|minutes?|hours?|days?|ms|[kMG]B|bytes?|characters?|tokens?|cursors?|batch(?:es)?|digits?|bit)';
const ADJECTIVE = '(?:more|full|hexadecimal|API)';

/** Pattern of figures: versions, exit codes and statuses, and numbers of countable or measurable things. */
const FIGURE = new RegExp(
  [
    String.raw`\d+\.\d+\.\d+|\bNode\.js \d+|\b(?:(?:exit code|status)(?: is| at| stays at)?|returns) \d+|^[01](?=: )`,
    String.raw`\b${NUMBER}(?: ${ADJECTIVE})?[ -]${UNIT}\b|\b\d{3} to \d{3}\b|\b\d{1,3}(?:,\d{3})+|\b\d+ (?:per|at a time)\b`,
    String.raw`\b(?:tried|tries|retry|retries|retried|fails|repeated|sent) (?:it )?(?:again )?(?:once|twice)\b`,
  ].join('|'),
  'g',
);

/** History pages, which list the changes in each version. */
const HISTORY = /^(?:community\/versioning\.md|src\/pages\/)/;

/** Returns the text of a node, with alternative texts. Masking hides code that is not a number. */
function textOf(node: Nodes, masked: boolean): string {
  if (node.type === 'inlineCode') {
    return masked && !/^[\d.,]+$/.test(node.value) ? '`'.repeat(node.value.length) : node.value;
  }
  const own = node.type === 'text' ? node.value : node.type === 'image' && node.alt;
  return 'children' in node ? node.children.map((child) => textOf(child, masked)).join('') : own || '';
}

export const readFigures = (text: string): Figure[] =>
  text
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const [words = '', source = '', ...pages] = row.split('\t');
      return {line: index + 1, words, source, pages};
    })
    .filter(({words}) => !words.startsWith('#'));

/**
 * Checks the pages.
 *
 * @param printed everything that the examples print; without it, sources from runs aren't checked
 */
export function checkFigures(pages: readonly Source[], figures: readonly Figure[], printed?: string): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, text: string, file = FIGURES): void =>
    void problems.push({file, line, text: `${text}.`});
  const found = new Set<string>();
  for (const {file, tree} of pages.filter((page) => !HISTORY.test(page.file))) {
    visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
      const text = textOf(node, false);
      const stated = figures.filter((figure) => figure.pages.includes(file) && text.includes(figure.words));
      stated.forEach(({line}) => found.add(`${line} ${file}`));
      for (const {0: figure, index} of textOf(node, true).matchAll(FIGURE)) {
        const end = index + figure.length;
        const isListed = stated.some(({words}) => {
          const start = text.lastIndexOf(words, index);
          return start >= 0 && start + words.length >= end;
        });
        if (!isListed) {
          const around = text.slice(Math.max(0, index - 30), end + 30);
          const fix = `correct "${figure}", or add it with its source`;
          report(node.position!.start.line, `"…${around}…": ${FIGURES} has no such figure for this page: ${fix}`, file);
        }
      }
    });
  }
  for (const {line, words, source, pages: places} of figures) {
    for (const file of places.filter((page) => !found.has(`${line} ${page}`))) {
      report(line, `${file} doesn't say "${words}": correct the page or this line`);
    }
    if (source.startsWith('run: ') && printed?.includes(source.slice('run: '.length)) === false) {
      report(line, `no example prints "${source.slice('run: '.length)}": correct the source`);
    }
    if (source === '' || places.length === 0) {
      report(line, 'a figure needs a source and a page');
    }
  }
  return problems;
}
