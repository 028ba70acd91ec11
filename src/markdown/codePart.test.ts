import type {Code} from 'mdast';
import {describe, expect, test} from 'vitest';
import {codePart} from './codePart';
import {highlight} from './highlight';

const html = (lang: string, value: string, meta = ''): string => codePart({type: 'code', lang, value, meta}).html;

/** The color of each colored text, by the name of its token in tokens.css. */
const colors = (language: string, code: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...highlight(code, language)
        .join('\n')
        .matchAll(/<span style="color:var\(--([\w-]+)\)">([^<]*)</g),
    ].map(([, color, text]) => [text!, color!]),
  );

describe('colors', () => {
  test.each(['bash', 'powershell', 'batch'])('commands and options of cli-kintone in %s', (language) => {
    expect(colors(language, 'cli-kintone record export --update-key a')).toMatchObject({
      'cli-kintone record export': 'code-name',
      '--update-key': 'code-name',
    });
  });

  test('the columns of CSV in turn, also of a value of several lines', () => {
    expect(colors('csv', 'a,"b\nc,d",e,f,g,h\n1,2')).toEqual({
      '"b': 'code-name',
      'c,d"': 'code-name',
      e: 'code-string',
      f: 'code-value',
      h: 'code-name',
      2: 'code-name',
    });
  });

  test('nothing in a text, whose signs of HTML are safe', () => {
    expect(highlight('<a> & b', 'text')).toEqual(['&lt;a&gt; &amp; b']);
  });
});

describe('lines', () => {
  test('keep the text as it is, with a line break each', () => {
    expect(html('text', 'a\n\nb')).toBe('<span>a\n</span><span>\n</span><span>b\n</span>');
  });

  test('are marked by numbers in braces, and by a comment before them that is not shown', () => {
    expect(html('text', 'a\nb\nc\nd', '{1,3-4}').match(/<mark>./g)).toEqual(['<mark>a', '<mark>c', '<mark>d']);
    expect(html('bash', '# highlight-next-line\nls')).toMatch(/^<mark data-prompt="\$ ">.*ls.*\n<\/mark>$/);
  });

  test.each([
    ['bash', '$ ', 'a \\\n  -b\nc', [true, false, true]],
    ['bash', '$ ', "a 'b\nc' \\\n  d\ne", [true, false, false, true]],
    ['bash', '$ ', 'if a; then\n  b\nfi\nc', [true, false, false, true]],
    ['powershell', 'PS> ', 'a `\n  b\nc |\n  d', [true, false, true, false]],
    ['batch', '> ', 'a ^\n  b\nc', [true, false, true]],
  ])('of %s begin with the prompt %j where a command begins: %j', (language, prompt, code, expected) => {
    const lines = html(language, code).match(/<span[^>]*>[^]*?\n<\/span>/g)!;
    expect(lines.map((line) => line.startsWith(`<span data-prompt="${prompt}">`))).toEqual(expected);
  });

  test.each([
    ['messages go on', 'text', '[503] [undefined]  (undefined)\nERROR:     Cause', '', true],
    ['drawings do not', 'text', 'a     b', '', false],
    ['files do not', 'text', 'a', 'title="a.txt"', false],
    ['CSV does not', 'csv', 'a', 'stdout', false],
  ])('on a narrow screen: %s in the next line', (_, lang, value, meta, expected) => {
    expect(codePart({type: 'code', lang, value, meta} satisfies Code).wraps).toBe(expected);
  });
});

test('a file of commands has no prompt', () => {
  expect(codePart({type: 'code', lang: 'bash', value: 'a', meta: 'title="a.sh"'})).toMatchObject({
    kind: 'file',
    name: 'a.sh',
    html: expect.not.stringContaining('prompt') as string,
  });
});
