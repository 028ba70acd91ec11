import {expect, test} from 'vitest';
import {inlineStyles} from './inlineStyles';

const page = (...links: string[]): string => `<head>${links.join('')}<script src=/a.js defer></script></head>`;

const minified = '<link rel=stylesheet href=/base/assets/css/styles.1a2b.css />';
const quoted = '<link rel="stylesheet" href="/base/assets/css/styles.1a2b.css">';
const print = '<link rel=stylesheet media=print href=/css/print.css>';

test.each([minified, quoted])('inlineStyles replaces %s with its style sheet, and escapes the end tag', (link) => {
  expect(
    inlineStyles(page(print, link), new Map([['/base/assets/css/styles.1a2b.css', 'a { content: "</style>$&" }']])),
  ).toBe(page(print, '<style data-href="/base/assets/css/styles.1a2b.css">a { content: "<\\/style>$&" }</style>'));
});
