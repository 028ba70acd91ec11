import {describe, expect, test} from 'vitest';
import {findLinks, linkMistake} from './links';
import {parseMarkdown} from './parse';

test('findLinks finds links, definitions and links in tables and boxes, not in code, with their lines', () => {
  const text =
    'See [one](/one/) and [two][ref].\n\n| A |\n| --- |\n| [three](./three.md) |\n\n:::note\n\n[four](#four)\n\n:::\n\n`[no](/code/)`\n\n[ref]: /two/';
  expect(findLinks(parseMarkdown(text))).toEqual([
    {url: '/one/', line: 1},
    {url: './three.md', line: 5},
    {url: '#four', line: 9},
    {url: '/two/', line: 15},
  ]);
});

describe('linkMistake', () => {
  const targets = {
    hasPath: (path: string) => ['/', '/guide/', '/img/mark.svg'].includes(path),
    hasSource: (file: string) => file === 'docs/commands/record-import.md',
  };
  const mistake = (url: string): string | undefined => linkMistake('docs/formats/csv.md', {url, line: 7}, targets);

  test.each([
    '/guide/',
    '/guide/#anchor',
    '/guide/?q=1',
    '/img/mark.svg',
    '#here',
    'https://example.com/nope',
    'mailto:a@example.com',
    '../commands/record-import.md',
    '../commands/record-import.md#options',
  ])('accepts %s', (url) => {
    expect(mistake(url)).toBeUndefined();
  });

  test.each([
    ['/guide', 'no page has this address'],
    ['/nope/', 'no page has this address'],
    ['./nope.md', 'there is no file docs/formats/nope.md'],
    ['record-import.md', 'there is no file docs/formats/record-import.md'],
    ['../commands/record-import/', 'name the source file'],
  ])('refuses %s', (url, reason) => {
    expect(mistake(url)).toMatch(`docs/formats/csv.md:7: broken link to ${url}: `);
    expect(mistake(url)).toContain(reason);
  });
});
