import postcss from 'postcss';
import {expect, test} from 'vitest';
import {systemColors} from './systemColors';

const transform = (css: string): string =>
  postcss([systemColors])
    .process(css, {from: undefined})
    .css.replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule for a color mode also holds for that preference of the system where nothing is chosen', () => {
  expect(transform("html[data-theme='dark'] { color: white }")).toBe(
    "html[data-theme='dark'] { color: white } @media (prefers-color-scheme: dark) { html:where(html):not([data-theme]) { color: white } }",
  );
  expect(transform('[data-theme=light] .logo { color: black }')).toContain(
    '@media (prefers-color-scheme: light) { :where(html):not([data-theme]) .logo { color: black } }',
  );
});

test('of a list only the selectors that name the mode are copied', () => {
  expect(transform(".always, [data-theme='dark'] .a, .b { color: white }")).toContain(
    'dark) { :where(html):not([data-theme]) .a { color: white } }',
  );
});

test('the copy stands directly behind its rule', () => {
  expect(transform("[data-theme='dark'] p { color: white } p { color: red }")).toMatch(/\} p \{ color: red \}$/);
});

test('what the theme has for such pages, always of the light mode, gives way', () => {
  expect(transform('.a { color: red } html:not([data-theme]) .light { display: initial }')).toBe('.a { color: red }');
});

test('other rules stay as they are', () => {
  const css = '.a { color: red } [data-theme-choice="dark"] .b { color: red }';
  expect(transform(css)).toBe(css);
});
