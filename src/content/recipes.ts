/**
 * Recipes are downloadable programs in `static/recipes/`. A page shows one in an empty code block such as ```` ```bash
 * title="nightly-export.sh" file="nightly-export.sh" ````.
 */
import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import {readMarks} from './marks';
import {visit} from './unified';

const FOLDER = new URL('../../static/recipes/', import.meta.url);

/** Returns the name of a code block's recipe; undefined if it shows none. */
export function recipeOf(code: Pick<Code, 'meta'>): string | undefined {
  const file = readMarks(code).get('file');
  return file === true ? undefined : file;
}

/** A remark plugin that inserts the text of recipes into their code blocks. */
export function fillRecipes(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'code', (code) => {
      const file = recipeOf(code);
      if (file !== undefined) {
        code.value = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd();
      }
    });
}
