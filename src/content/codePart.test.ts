import type {Code} from 'mdast';
import {describe, expect, test} from 'vitest';
import {codePart, exampleParts, isExamplePart} from './codePart';
import {highlight} from './highlight';

const html = (lang: string, value: string, meta = ''): string => codePart({type: 'code', lang, value, meta}).html;

/** Returns each colored text with the name of its color in tokens.css, and `unbroken` if it stays on a line. */
const colors = (language: string, code: string): string =>
  [
    ...highlight(code, language)
      .join('\n')
      .replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1')
      .matchAll(/color:var\(--(?:code-)?([\w-]+)\)(;white-space:nowrap)?">([^<]*)</g),
  ]
    .map(([, color, nowrap, text]) => `${text} ${color}${nowrap ? ' unbroken' : ''}`)
    .join(', ');

test.each([
  ['bash', '#!/bin/sh\n# A\nexport B="c"\n', '#!/bin/sh accent, # A comment, B name, = accent, "c" string'],
  ['bash', 'if $HOME; ls $D 1 2> a', 'if accent, $HOME value, $D name, 1 value, 2 accent, &gt; accent'],
  ['bash', 'cli-kintone record import --a-b c -d', 'cli-kintone record import name unbroken, --a-b name, -d name'],
  ['bash', '-a x-cli-kintone cli-kintone-x\ncd cli-kintone\ncli-kintone', '-a name, cli-kintone name unbroken'],
  ['bash', 'A=b # cli-kintone -c', 'A name, = accent, # cli-kintone -c comment'],
  ['batch', 'rem A\n(cli-kintone record --a=b)', 'rem A comment, cli-kintone record name unbroken, --a name'],
  ['powershell', '# A\n$env:B = "c"; $true; Get-D', '# A comment, $env name, "c" string, $true value'],
  ['powershell', 'cli-kintone plugin info --a-b', 'cli-kintone plugin info name unbroken, --a-b name'],
  ['json', '{"a": [1, true, null, "b"]}', '"a" name, : accent, 1 value, true value, null accent, "b" string'],
  ['diff', '@@ -1 +1 @@\n-a\n+b', '@@ -1 +1 @@ accent, - value, a value, + string, b string'],
  [
    'text',
    '[2025-08-06] ERROR: an ERROR [1]\ncli-kintone record --a',
    '[2025-08-06]  comment, ERROR ifm-color-danger-dark, cli-kintone record name unbroken, --a name',
  ],
  // Each of four neighboring columns has its color, also after multiline values; the first is plain.
  ['csv', 'Quantity,"CustomerId"\n"a\nb,c",d', '"CustomerId" name, d name'],
  ['csv', 'a,b,c,d,e', 'b name, c string, d value'],
])('codePart colors %s: %j', (language, code, expected) => {
  expect(colors(language, code)).toBe(expected);
});

test('HTML is escaped, and long lists can break after a comma', () => {
  expect(highlight('<a> & b', 'text')).toEqual(['&lt;a&gt; &amp; b']);
  expect(highlight('"a,customer,"', 'bash').join()).toContain('"a,<wbr>customer,"');
});

describe('lines', () => {
  test('are highlighted if their numbers are in braces', () => {
    expect(html('text', 'l\nx\ne\ns\ns\nx', '{1,3-5}').replaceAll(/<mark>(.)|[^]/g, '$1')).toBe('less');
  });

  test.each([
    ['bash', '$ ', 'a \\\n  -b\nc', [true, false, true]],
    ['bash', '$ ', "a 'b\nc' \\\n  d\ne", [true, false, false, true]],
    ['bash', '$ ', 'a "b\nc\nd"\ne', [true, false, false, true]],
    ['bash', '$ ', "a \\'b\nc 'a'\nd", [true, true, true]],
    ['bash', '$ ', 'if a; then\n  b\nfi\nfind c', [true, false, false, true]],
    ['bash', '$ ', 'for a in b; do\n  c\ndone\ndone2', [true, false, false, true]],
    ['powershell', 'PS> ', 'a `\n  b\nc |\n  d', [true, false, true, false]],
    ['batch', '> ', 'a ^\n  b\nc', [true, false, true]],
  ])('in %s begin with the prompt %j if a command begins there: %j', (language, prompt, code, expected) => {
    const lines = html(language, code).match(/<span[^>]*>[^]*?\n<\/span>/g)!;
    expect(lines.map((line) => line.startsWith(`<span data-prompt="${prompt}">`))).toEqual(expected);
  });

  test.each([
    ['a message', 'text', '[503] [undefined]  (undefined)\nERROR:     Cause', false],
    ['a command', 'bash', 'a   --b', false],
    ['a drawing', 'text', 'a   b', true],
    ['CSV', 'csv', 'a', true],
    ['YAML', 'yaml', 'a', true],
  ])('of %s scroll instead of wrapping if the text is in columns: %j', (_, lang, value, expected) => {
    expect(codePart({type: 'code', lang, value} satisfies Code).isTable).toBe(expected);
  });
});

test('a block without a language is plain text, and a script file has no prompt', () => {
  const text = {kind: 'code', language: 'text', html: '<span>a\n</span>', isTable: false};
  expect(codePart({type: 'code', value: 'a'})).toEqual(text);
  const file = {kind: 'file', language: 'bash', html: '<span>a\n</span>', name: 'a.sh', isTable: false};
  expect(codePart({type: 'code', lang: 'bash', value: 'a', meta: 'title="a.sh"'})).toEqual(file);
});

test.each([
  [undefined, false],
  ['title="a.csv" input {2}', true],
  ['exit=1 example', true],
  ['skip="no example of it"', false],
])('isExamplePart recognizes a block with the words %j: %s', (meta, expected) => {
  expect(isExamplePart({type: 'code', lang: 'bash', value: 'a', meta})).toBe(expected);
});

test('an exit code is shown with output after the command, or else with the command, unless it is zero', () => {
  const exits = (...words: string[]): unknown[] =>
    exampleParts(words.map((meta) => ({type: 'code', lang: 'bash', value: 'a', meta}))).map(({exit}) => exit);
  expect(exits('stderr', 'example exit=01')).toEqual([undefined, '01']);
  expect(exits('example exit=0', 'stdout')).toEqual([undefined, undefined]);
});
