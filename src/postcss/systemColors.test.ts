import postcss from 'postcss';
import {expect, test} from 'vitest';
import {systemColors} from './systemColors';

const transform = (css: string): string =>
  postcss([systemColors])
    .process(css, {from: undefined})
    .css.replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  [
    'a rule for a color mode also holds for that preference of the system where nothing is chosen, directly behind it',
    "html[data-theme='dark'] { color: white } p { color: red }",
    "html[data-theme='dark'] { color: white } @media (prefers-color-scheme: dark) { html:where(html):not([data-theme]) { color: white } } p { color: red }",
  ],
  [
    'of a list only the selectors that name the mode are copied',
    '.always, [data-theme=light] .a, .b { color: white }',
    '.always, [data-theme=light] .a, .b { color: white } @media (prefers-color-scheme: light) { :where(html):not([data-theme]) .a { color: white } }',
  ],
  [
    'what the theme has for such pages, always of the light mode, gives way',
    '.a { color: red } html:not([data-theme]) .light { display: initial }',
    '.a { color: red }',
  ],
  [
    'other rules stay as they are',
    '.a { color: red } [data-theme-choice="dark"] .b { color: red }',
    '.a { color: red } [data-theme-choice="dark"] .b { color: red }',
  ],
])('%s', (_, css, expected) => {
  expect(transform(css)).toBe(expected);
});
