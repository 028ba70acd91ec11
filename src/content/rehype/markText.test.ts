import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import markText from './markText';

test.each([
  ['--update-key', 'unbroken'],
  ['Imported 0 of 2 records', 'unbroken'],
  ['a'.repeat(24), 'unbroken'],
  [`${'a'.repeat(23)} …`, undefined],
  ['あ'.repeat(12), 'unbroken'],
  ['あ'.repeat(13), undefined],
])('code fits on a line of a phone: %s, %s', (value, expected) => {
  const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]};
  const tree: Root = {type: 'root', children: [code]};
  markText()(tree);
  expect(code.properties).toEqual({translate: 'no', class: expected});
  expect(JSON.stringify(code), 'an ellipsis stays with its word').not.toContain(' …');
});
