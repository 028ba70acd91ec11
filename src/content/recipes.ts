/**
 * Recipes are programs in `static/recipes/`, which readers can download. A page shows one in a code block without lines:
 * ```` ```bash title="nightly-export.sh" file="nightly-export.sh" ````.
 */
import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import {readMarks} from './marks';
import {visit} from './unified';

const FOLDER = new URL('../../static/recipes/', import.meta.url);

/** The file that a code block shows, if it shows one. */
export function recipeOf(code: Pick<Code, 'meta'>): string | undefined {
  const file = readMarks(code).get('file');
  return file === true ? undefined : file;
}

/** A remark plugin: gives the code blocks that show a recipe its text. */
export function fillRecipes(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'code', (code) => {
      const file = recipeOf(code);
      if (file !== undefined) {
        code.value = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd();
      }
    });
}
