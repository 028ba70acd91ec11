import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {drawTree, filesInTree} from './tree';

const TREE = `out
├── Parts-1-0
│   └── leg.pdf
└── Photos-1
    ├── deep
    │   └── side.jpg
    ├── front (1).jpg
    └── front.jpg`;

const PATHS = ['Parts-1-0/leg.pdf', 'Photos-1/deep/side.jpg', 'Photos-1/front (1).jpg', 'Photos-1/front.jpg'];

it('reads files in folders', () => {
  expect(filesInTree(TREE)).toEqual(PATHS);
  expect(filesInTree('out')).toEqual([]);
});

it.each(['out\nfile', 'out\n│   └── deep'])('refuses %j', (text) => {
  expect(() => filesInTree(text)).toThrow('cannot read the line');
});

it('draws in alphabetical order what it reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-kintone-test-'));
  for (const path of [...PATHS].reverse()) {
    mkdirSync(join(folder, dirname(path)), {recursive: true});
    writeFileSync(join(folder, path), '');
  }
  expect(drawTree(folder)).toEqual(TREE.split('\n').slice(1));
  rmSync(folder, {recursive: true});
});
