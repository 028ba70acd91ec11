import {describe, expect, it} from 'vitest';
import {readCmd, readPowerShell, splitCommandLine} from './windows';

describe('splitCommandLine', () => {
  it.each([
    ['a "b c" d', ['a', 'b c', 'd']],
    ['a "" "b""c" d"e f"g', ['a', '', 'b"c', 'de fg']],
    [String.raw`"Region = \"North\"" \\"a\\" a\b \\\"x`, ['Region = "North"', '\\a\\', 'a\\b', '\\"x']],
    [String.raw`"C:\dir\\" b`, ['C:\\dir\\', 'b']],
    ['"open end', ['open end']],
  ])('%s', (line, words) => {
    expect(splitCommandLine(line)).toEqual(words);
  });
});

describe('readCmd', () => {
  const words = (text: string): (readonly string[])[] => readCmd(text, {A: 'value'}).map((call) => call.words);

  it('reads arguments, redirections and long commands', () => {
    expect(readCmd('x "a > b" ^\n  --c 50% > "out file.csv" 2>> log.txt 2>&1', {})).toEqual([
      {words: ['x', 'a > b', '--c', '50%'], files: ['out file.csv', 'log.txt'], environment: {}},
    ]);
  });

  it('replaces and sets variables', () => {
    expect(words('x %A% "%A%/b" %B%')).toEqual([['x', 'value', 'value/b', '%B%']]);
    expect(readCmd('set "B=b c"\nx\nset "B="\nrem done\n\nx', {}).map(({environment}) => environment)).toEqual([
      {B: 'b c'},
      {},
    ]);
  });

  it.each(['x a & b', String.raw`x "Region = \"A & B\""`, 'x "open', 'x (a)', 'x ^& b'])('refuses %s', (text) => {
    expect(() => words(text)).toThrow();
  });
});

describe('readPowerShell', () => {
  const words = (text: string, passing: '5.1' | '7.2' | '7.3'): readonly string[] | undefined =>
    readPowerShell(text, {A: 'value'}, passing)[0]?.words;

  it('reads strings, variables and long commands', () => {
    const text = 'x \'it\'\'s $A\' "a `$b `"" `\n  $env:A "${env:A}/c" "-$env:A" --fields=x 12 会社';
    expect(words(text, '7.3')).toEqual([
      'x',
      "it's $A",
      'a $b "',
      'value',
      'value/c',
      '-value',
      '--fields=x',
      '12',
      '会社',
    ]);
  });

  it('hands double quotes to programs as each version does', () => {
    const [plain, escaped] = [`x 'a = "b c"'`, String.raw`x 'a = \"b c\"'`];
    expect(words(plain, '5.1')).toEqual(['x', 'a = b', 'c']);
    expect(words(plain, '7.3')).toEqual(['x', 'a = "b c"']);
    expect(words(escaped, '5.1')).toEqual(['x', 'a = "b c"']);
    expect(words(escaped, '7.2')).toEqual(['x', 'a = "b c"']);
    expect(words(escaped, '7.3')).toEqual(['x', String.raw`a = \"b c\"`]);
    expect(words(`$PSNativeCommandArgumentPassing = "Legacy"\n${escaped}`, '7.3')).toEqual(['x', 'a = "b c"']);
  });

  it('drops empty arguments in old versions', () => {
    expect(words(`x "" y`, '5.1')).toEqual(['x', 'y']);
    expect(words(`x '""' y`, '5.1')).toEqual(['x', '', 'y']);
    expect(words(`x "" y`, '7.3')).toEqual(['x', '', 'y']);
  });

  it('lets cmd read what it is given', () => {
    expect(readPowerShell(`$env:B = "b"\ncmd /c 'x "a > b" > "it''s.csv"'`, {}, '5.1')).toEqual([
      {words: ['x', 'a > b'], files: ["it's.csv"], environment: {B: 'b'}},
    ]);
  });

  it('keeps own variables from programs, and removes those of the environment', () => {
    const calls = readPowerShell('$B = "b"\n$env:C = "c"\nx $B\nRemove-Item Env:C\n# done\nx', {}, '7.3');
    expect(calls).toEqual([
      {words: ['x', 'b'], files: [], environment: {C: 'c'}},
      {words: ['x'], files: [], environment: {}},
    ]);
  });

  it.each(['x a,b', 'x @a', 'x a;b', 'x 010', 'x 1.0', `x 'a'b`, 'x $none', 'x > a'])('refuses %s', (text) => {
    expect(() => words(text, '7.3')).toThrow();
  });
});
