import postcss from 'postcss';
import {expect, test} from 'vitest';
import {unusedRules, wordsOf} from './unusedRules';

const lean = (css: string, site: string): string =>
  postcss([unusedRules(wordsOf(site))])
    .process(css, {from: undefined})
    .css.replace(/\s+/g, ' ')
    .trim();

test.each([
  [
    'selectors without a class and with a used one',
    'a { x: y } .card { x: y } .card--wide { x: y }',
    'a { x: y } .card { x: y }',
  ],
  ['the used part of a list', '.card, .b, .card .b { x: y }', '.card { x: y }'],
  ['a selector that excludes an unused class', '.card:not(.b) { x: y }', '.card:not(.b) { x: y }'],
  ['a list of alternatives', ':is(.b, .card) a { x: y }', ':is(.b, .card) a { x: y }'],
  [
    'no media query without a rule, and animations',
    '@media print { .b { x: y } } @keyframes c { from { x: y } }',
    '@keyframes c { from { x: y } }',
  ],
])('keeps %s', (_, css, expected) => {
  expect(lean(css, 'className="card"')).toBe(expected);
});

test('drops variables that nobody reads, also when only a dropped one read them', () => {
  const css = ':root { --a: 1; --b: var(--a); --c: 1; --d: 1 } p { x: var(--c) }';
  expect(lean(css, 'var(--d)')).toBe(':root { --c: 1; --d: 1 } p { x: var(--c) }');
});

test('drops variables that a later rule sets for the same selector', () => {
  const css =
    ':root { --a: 1; --b: 1 } html { x: var(--a) var(--b) } :root, html { --a: 2 } @media print { :root { --b: 2 } }';
  expect(lean(css, '')).toBe(
    ':root { --b: 1 } html { x: var(--a) var(--b) } :root, html { --a: 2 } @media print { :root { --b: 2 } }',
  );
});
