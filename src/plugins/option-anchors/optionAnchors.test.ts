import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../markdown/parse';
import optionAnchors from './index';

function anchors(text: string): string[] {
  const tree: Root = parseMarkdown(text);
  optionAnchors()(tree);
  return [...JSON.stringify(tree).matchAll(/"name":"id","value":"([^"]+)"/g)].map(([, id]) => id!);
}

describe('optionAnchors', () => {
  test('marks the rows of option tables', () => {
    expect(
      anchors('| Option | Text |\n| --- | --- |\n| `--app` | x |\n| `--username`, `-u` | x |\n| other | x |'),
    ).toEqual(['option-app', 'option-username']);
  });

  test('leaves other tables alone', () => {
    expect(anchors('| Flag | Text |\n| --- | --- |\n| `--app` | x |')).toEqual([]);
  });
});
