import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {sourceFolders} from './index';
import {leanCss, wordsOf} from './leanCss';

function lean(css: string, source: string, later = ''): string {
  const root = postcss.parse(css);
  leanCss(root, wordsOf(source), postcss.parse(later));
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('leanCss', () => {
  test('keeps selectors without a class, and those whose classes are used', () => {
    expect(lean('a { x: y } .card { x: y } .card--wide { x: y }', 'className="card"')).toBe(
      'a { x: y } .card { x: y }',
    );
  });

  test('keeps the used part of a list', () => {
    expect(lean('.a, .b, .a .b { x: y }', "clsx('a')")).toBe('.a { x: y }');
  });

  test('keeps a selector that excludes an unused class', () => {
    expect(lean('.a:not(.b) { x: y }', 'a')).toBe('.a:not(.b) { x: y }');
  });

  test('drops variables that nobody reads, also when only a dropped one read them', () => {
    const css = ':root { --a: 1; --b: var(--a); --c: 1; --d: 1 } p { x: var(--c) }';
    expect(lean(css, 'var(--d)')).toBe(':root { --c: 1; --d: 1 } p { x: var(--c) }');
  });

  test('drops variables that the next sheet sets for the same selector', () => {
    const css = ':root { --a: 1; --b: 1 } html { x: var(--a) var(--b) }';
    expect(lean(css, '', ':root, html { --a: 2 } @media print { :root { --b: 2 } }')).toBe(
      ':root { --b: 1 } html { x: var(--a) var(--b) }',
    );
  });

  test('drops a media query that has become empty, and leaves animations alone', () => {
    const css = '@media print { .a { x: y } } @keyframes spin { from { x: y } }';
    expect(lean(css, '')).toBe('@keyframes spin { from { x: y } }');
  });
});

test('no code puts the name of a class of Infima together from parts', () => {
  const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');
  const parts = sourceFolders(process.cwd()).flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((file) => file.isFile() && /\.(?:js|tsx)$/.test(file.name))
      .flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').match(/[\w-]+--(?=\$\{)/g) ?? []),
  );
  expect(parts.filter((part) => infima.includes(`.${part}`))).toEqual([]);
});
