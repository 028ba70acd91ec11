/** Takes a recorded session out of a page: the examples there are run, and their outputs are compared, by `e2e/cli/`. */
import type {Root} from 'mdast';
import {type CodePart, exampleParts} from '../../markdown/codePart';
import {toString} from '../../markdown/unified';
import {blocksOf} from '../../remark/codeFigures';

/**
 * Reads the first example below a heading of a page.
 *
 * @param file path of the page, for the message
 * @param id the heading's own id
 * @throws Error with file and remedy if the heading is missing, or has no example below it
 */
export function readSession(file: string, {children: nodes}: Root, id: string): CodePart[] {
  const heading = nodes.findIndex((node) => toString(node).endsWith(`{#${id}}`));
  const start = nodes.findIndex(({type}, index) => index > heading && ['code', 'heading'].includes(type));
  const parts = heading < 0 ? [] : exampleParts(blocksOf(nodes.slice(start)));
  if (!parts.some(({kind}) => kind === 'output')) {
    throw new Error(
      `${file}: no example below a heading {#${id}} for the home page: restore it, or name another section in docusaurus.config.ts.`,
    );
  }
  return parts;
}
