import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Folder trees in the style of the program `tree`. */

const ENTRY = /^(?<lines>(?:│ {3}| {4})*)[├└]── (?<name>.+)$/;

/**
 * Reads the paths of the files in a drawn tree.
 *
 * @throws Error with the line that can't be read
 */
export function filesInTree(text: string): string[] {
  const paths: string[] = [];
  for (const row of text.split('\n').slice(1)) {
    const {lines = '', name} = ENTRY.exec(row)?.groups ?? {};
    const parents = paths.at(-1)?.split('/') ?? [];
    if (name === undefined || lines.length / 4 > parents.length) {
      throw new Error(`cannot read the line "${row}" of the tree: draw it with ├──, └── and │`);
    }
    paths.push([...parents.slice(0, lines.length / 4), name].join('/'));
  }
  return paths.filter((path, index) => !paths[index + 1]?.startsWith(`${path}/`));
}

/** Draws the contents of a folder line by line, in alphabetical order. */
export function drawTree(folder: string, lines = ''): string[] {
  const entries = readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry, index) => {
    const [branch, below] = index === entries.length - 1 ? ['└── ', '    '] : ['├── ', '│   '];
    const inside = entry.isDirectory() ? drawTree(join(folder, entry.name), lines + below) : [];
    return [`${lines}${branch}${entry.name}`, ...inside];
  });
}
