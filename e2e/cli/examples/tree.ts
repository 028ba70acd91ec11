import {ELLIPSIS} from './output';

/** Folders drawn with lines, as the program `tree` draws them. */

/** Paths of files and folders relative to the root; a folder ends with a slash. */
export type Paths = readonly string[];

export interface Tree {
  readonly root: string;
  readonly paths: Paths;
  /** Whether a line with only `…` says that there is more. */
  readonly open: boolean;
}

const ENTRY = /^(?<lines>(?:│ {3}| {4})*)[├└]── (?<name>.+)$/;

/**
 * Reads a drawn tree.
 *
 * @throws Error that quotes the line that cannot be read
 */
export function parseTree(text: string): Tree {
  const [root = '', ...rows] = text.split('\n').map((row) => row.replaceAll(' ', ' ').trimEnd());
  const paths: string[] = [];
  const parents: string[] = [];
  let open = false;
  for (const row of rows) {
    const {lines, name} = ENTRY.exec(row)?.groups ?? {};
    if (row.trim() === ELLIPSIS || name === ELLIPSIS) {
      open = true;
      continue;
    }
    if (lines === undefined || name === undefined || lines.length / 4 > parents.length) {
      throw new Error(`cannot read the line "${row}" of the tree: draw it with ├──, └── and │`);
    }
    parents.length = lines.length / 4;
    const folder = parents.join('');
    // Only now is it clear that the entry above is a folder.
    const above = paths.indexOf(folder.slice(0, -1));
    if (folder !== '' && above !== -1) {
      paths[above] = folder;
    }
    paths.push(folder + name);
    parents.push(name.endsWith('/') ? name : `${name}/`);
  }
  return {root: root.replace(/\/$/, ''), paths, open};
}

function drawEntries(paths: Paths, lines: string): string[] {
  const names = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort();
  return names.flatMap((name, index) => {
    const last = index === names.length - 1;
    const below = paths.filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
    return [
      `${lines}${last ? '└── ' : '├── '}${name}`,
      ...drawEntries(below.filter(Boolean), `${lines}${last ? '    ' : '│   '}`),
    ];
  });
}

/** Draws a tree line by line, its entries in alphabetical order. */
export const drawTree = (root: string, paths: Paths): string[] => [root, ...drawEntries(paths, '')];
