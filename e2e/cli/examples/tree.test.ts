import {describe, expect, it} from 'vitest';
import {drawTree, parseTree} from './tree';

const TREE = `out
├── Parts-1-0
│   └── leg.pdf
├── Photos-1
│   ├── front (1).jpg
│   ├── front.jpg
│   └── deep
│       └── side.jpg
└── empty/`;

const PATHS = [
  'Parts-1-0/',
  'Parts-1-0/leg.pdf',
  'Photos-1/',
  'Photos-1/front (1).jpg',
  'Photos-1/front.jpg',
  'Photos-1/deep/',
  'Photos-1/deep/side.jpg',
  'empty/',
];

describe('parseTree', () => {
  it('reads files and folders', () => {
    expect(parseTree(TREE)).toEqual({root: 'out', paths: PATHS, open: false});
  });

  it('reads a root alone, and one that goes on', () => {
    expect(parseTree('out/')).toEqual({root: 'out', paths: [], open: false});
    expect(parseTree('out\n├── a\n…')).toEqual({root: 'out', paths: ['a'], open: true});
  });

  it.each(['out\nfile', 'out\n│   └── deep'])('refuses %j', (text) => {
    expect(() => parseTree(text)).toThrow('cannot read the line');
  });
});

describe('drawTree', () => {
  it('draws in alphabetical order what parseTree reads', () => {
    const drawn = drawTree('out', [...PATHS].reverse());
    expect([...parseTree(drawn.join('\n')).paths].sort()).toEqual(
      PATHS.map((path) => path.replace('empty/', 'empty')).sort(),
    );
    expect(drawn[1]).toBe('├── Parts-1-0');
    expect(drawn.at(-1)).toBe('└── empty');
  });
});
