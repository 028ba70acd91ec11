import {Wrong} from '../mistake';

/** Folders drawn with lines, as the program `tree` draws them. */

/** Paths of files and folders relative to the root; a folder ends with a slash. */
export type Paths = readonly string[];

export interface Tree {
  readonly root: string;
  readonly paths: Paths;
  /** Whether a line with only `…` says that there is more. */
  readonly open: boolean;
}

/** Stands for anything that is not shown. */
const MORE = '…';

const ENTRY = /^(?<lines>(?:│ {3}| {4})*)[├└]── (?<name>.+)$/;

/**
 * Reads a drawn tree.
 *
 * @throws Wrong that quotes the line that cannot be read
 */
export function parseTree(text: string): Tree {
  const [root = '', ...rows] = text.split('\n').map((row) => row.replaceAll(' ', ' ').trimEnd());
  const paths: string[] = [];
  const parents: string[] = [];
  let open = false;
  for (const row of rows) {
    const {lines, name} = ENTRY.exec(row)?.groups ?? {};
    if (row.trim() === MORE || name === MORE) {
      open = true;
      continue;
    }
    if (lines === undefined || name === undefined || lines.length / 4 > parents.length) {
      throw new Wrong(`cannot read the line "${row}" of the tree: draw it with ├──, └── and │`);
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

/** Entries by name; files have no entries. */
interface Folder {
  readonly entries: Map<string, Folder | undefined>;
}

function nest(paths: Paths): Folder {
  const root: Folder = {entries: new Map()};
  for (const path of paths) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let {entries} = root;
    for (const name of names) {
      const inner: Folder = entries.get(name) ?? {entries: new Map()};
      entries.set(name, inner);
      entries = inner.entries;
    }
    if (last !== '') {
      entries.set(last, undefined);
    }
  }
  return root;
}

function drawFolder({entries}: Folder, lines: string): string[] {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([name, inner], index) => {
    const last = index === sorted.length - 1;
    return [
      `${lines}${last ? '└── ' : '├── '}${name}`,
      ...(inner ? drawFolder(inner, `${lines}${last ? '    ' : '│   '}`) : []),
    ];
  });
}

/** Draws a tree, its entries in alphabetical order. */
export function drawTree(root: string, paths: Paths): string {
  return [root, ...drawFolder(nest(paths), '')].join('\n');
}
