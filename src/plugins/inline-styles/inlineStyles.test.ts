import {expect, test} from 'vitest';
import {inlineStyles, styleSheets} from './inlineStyles';

const page = (...links: string[]): string => `<head>${links.join('')}<script src=/a.js defer></script></head>`;

const minified = '<link rel=stylesheet href=/base/assets/css/styles.1a2b.css />';
const quoted = '<link rel="stylesheet" href="/base/assets/css/styles.1a2b.css" />';
const print = '<link rel=stylesheet media=print href=/assets/css/print.1a2b.css>';

test.each([minified, quoted])('finds %s', (link) => {
  expect(styleSheets(page(print, link))).toEqual(['/base/assets/css/styles.1a2b.css']);
});

test('a style sheet stands where its link stood; that for paper stays a link', () => {
  expect(inlineStyles(page(print, minified), (href) => `/* ${href} */ a { color: $& }`)).toBe(
    page(
      print,
      '<style data-href="/base/assets/css/styles.1a2b.css">/* /base/assets/css/styles.1a2b.css */ a { color: $& }</style>',
    ),
  );
});

test('text of a style sheet does not end it', () => {
  expect(inlineStyles(minified, () => 'a::after { content: "</style>" }')).toContain('content: "<\\/style>"');
});
