/**
 * Rules for the body of a page that markdownlint lacks. `.markdownlint-cli2.jsonc` covers headings, languages of code
 * blocks, images, and link texts. The build checks links and images, and the documented examples are run.
 */
import type {Root} from 'mdast';
import {parseMarkdown} from './parse';
import {toString, visit} from './unified';

/** Maximum length of code lines, which show between both sidebars without much scrolling. */
const MAX_CODE_WIDTH = 100;

/** Code blocks with the program's output, whose width can't be chosen. */
const OUTPUT = /\b(?:stdout|stderr|result)\b/;

type Report = (node: {position?: {start: {line: number}}}, text: string, offset?: number) => void;

function checkHeadings(tree: Root, report: Report): void {
  const seen = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const text = toString(heading);
    const id = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/.exec(text)?.[1];
    if (!id) {
      report(heading, `heading "${text}" has no id: add one such as {#short-name}`);
    } else if (seen.has(id)) {
      report(heading, `id "${id}" is on the page twice: choose another`);
    } else {
      seen.add(id);
    }
  });
}

function checkCode(tree: Root, report: Report): void {
  visit(tree, 'code', (code) => {
    const lines = OUTPUT.test(code.meta ?? '') ? [] : code.value.split('\n');
    lines.forEach((line, index) => {
      const {length} = [...line];
      if (length > MAX_CODE_WIDTH) {
        report(code, `a line of code with ${length} characters: break it before ${MAX_CODE_WIDTH}`, 1 + index);
      }
    });
  });
}

/**
 * Checks one page.
 *
 * @param file path relative to the site's folder, with forward slashes
 * @returns each problem as one sentence that begins with `file:line`
 */
export function contentProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  const report: Report = ({position}, problem, offset = 0) =>
    void problems.push(`${file}:${position!.start.line + offset}: ${problem}.`);
  const tree = parseMarkdown(text);
  checkHeadings(tree, report);
  checkCode(tree, report);
  return problems;
}
