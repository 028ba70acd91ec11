import {describe, expect, it} from 'vitest';
import {translate} from './translate';

const LEGACY = '$PSNativeCommandArgumentPassing = "Legacy"\n';

/** The text for a shell, or the reason in brackets. */
function show(bash: string): {powershell: string; cmd: string} {
  const {powershell, cmd} = translate(bash);
  return {
    powershell: 'text' in powershell ? powershell.text : `[${powershell.reason}]`,
    cmd: 'text' in cmd ? cmd.text : `[${cmd.reason}]`,
  };
}

/** Cases that follow one rule of a shell's documentation: what bash, PowerShell and cmd are given, one case a line. */
function cases(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/));
}

describe('translate', () => {
  it.each([
    'cli-kintone record export --app 8 --condition "Amount > 3" --fields "Company,Region"',
    'cli-kintone record import --app 8 --file-path ./out/customers.csv --username= -p=-acorn',
    'cli-kintone record import --app 40 --file-path 会社.csv --fields "会社名 担当者"',
    'npm install -g "@kintone/cli"\nmkdir backup\ncd backup',
  ])('leaves alone what all shells read in the same way: %s', (bash) => {
    expect(show(bash)).toEqual({powershell: bash, cmd: bash});
  });

  // PowerShell: about_Parsing (numbers, lists, splatting) and about_Operators (comma). cmd takes these as they are.
  it.each(
    cases(String.raw`
      Company,Region           "Company,Region"           Company,Region
      --fields=Company,Region  "--fields=Company,Region"  --fields=Company,Region
      @kintone/cli@1.14.2      "@kintone/cli@1.14.2"      @kintone/cli@1.14.2
      -a.b                     "-a.b"                     -a.b
      010                      "010"                      010
      1.0                      "1.0"                      1.0
      1e3                      "1e3"                      1e3
      0                        0                          0
      a#8                      "a#8"                      a#8
    `),
  )('plain words: %s', (bash, powershell, cmd) => {
    expect(show(`cli-kintone ${bash}`)).toEqual({powershell: `cli-kintone ${powershell}`, cmd: `cli-kintone ${cmd}`});
  });

  // PowerShell: about_Quoting_Rules, and typographic quotes in about_Special_Characters. cmd: "help cmd" lists the
  // characters that need quotes; see "help set" for percent signs; at a prompt "!" is a letter ("help setlocal").
  it.each(
    cases(String.raw`
      "it's"             "it's"             "it's"
      'it'\''s'          "it's"             "it's"
      "‘typographic’"    "‘typographic’"    "‘typographic’"
      '“typographic”'    '“typographic”'    "“typographic”"
      '50%'              '50%'              "50%"
      '100% of 50%'      '100% of 50%'      "100% of 50%"
      'p%40ss%3A1'       'p%40ss%3A1'       "p%40ss%3A1"
      'Really!'          'Really!'          "Really!"
      '^caret^'          '^caret^'          "^caret^"
      'a|b<c>d&e'        'a|b<c>d&e'        "a|b<c>d&e"
      '{a} (b) [c]'      '{a} (b) [c]'      "{a} (b) [c]"
      '$HOME'            '$HOME'            "$HOME"
      "\$HOME"           '$HOME'            "$HOME"
      a\ b               "a b"              "a b"
      --x='a b'          "--x=a b"          "--x=a b"
      'C:\dir\file.csv'  'C:\dir\file.csv'  "C:\dir\file.csv"
      C:/dir/file.csv    C:/dir/file.csv    C:/dir/file.csv
      "$A"               $env:A             "%A%"
    `),
  )('quotes and signs: %s', (bash, powershell, cmd) => {
    expect(show(`cli-kintone ${bash}`)).toEqual({powershell: `cli-kintone ${powershell}`, cmd: `cli-kintone ${cmd}`});
  });

  // PowerShell: $PSNativeCommandArgumentPassing in about_Preference_Variables. Backslashes and quotes as programs read
  // them: "Parsing C command-line arguments" in the documentation of Microsoft C.
  it.each(
    cases(String.raw`
      ""                              '""'                              ""
      '"'                             '\"'                              """"
      '""'                            '\"\"'                            "\"\""
      '{"a":"b"}'                     '{\"a\":\"b\"}'                   "{\"a\":\"b\"}"
      'Region = "North"'              'Region = \"North\"'              "Region = \"North\""
      'Region in ("North", "South")'  'Region in (\"North\", \"South\")'  "Region in (\"North\", \"South\")"
      'Region = "North & South"'      'Region = \"North & South\"'      "Region = ""North & South"""
      "a \"b\" c"                     'a \"b\" c'                       "a \"b\" c"
      'say "$A"'                      'say \"$A\"'                      "say \"$A\""
      'a\\"b'                         'a\\\\\"b'                        "a\\\\""b"
    `),
  )('double quotes and nothing: %s', (bash, powershell, cmd) => {
    const expected = {powershell: `${LEGACY}cli-kintone ${powershell}`, cmd: `cli-kintone ${cmd}`};
    expect(show(`cli-kintone ${bash}`)).toEqual(expected);
  });

  // about_Parsing (backtick); "help cmd" (caret): cmd takes the first character of the next line as it is.
  it('breaks long commands in the way of each shell', () => {
    expect(show('cli-kintone record export \\\n  --app 8 \\\n--fields A\n')).toEqual({
      powershell: 'cli-kintone record export `\n  --app 8 `\n--fields A',
      cmd: 'cli-kintone record export ^\n  --app 8 ^\n  --fields A',
    });
  });

  // about_Redirection: before 7.4, PowerShell writes the text of programs in another encoding.
  it('leaves redirections to cmd', () => {
    expect(show(`cli-kintone record export --condition "Amount > 3" \\\n  > it.csv 2>&1`)).toEqual({
      powershell: `cmd /c 'cli-kintone record export --condition "Amount > 3" > it.csv 2>&1'`,
      cmd: 'cli-kintone record export --condition "Amount > 3" ^\n  > it.csv 2>&1',
    });
    expect(show(`cli-kintone x 'it'\\''s' 2>> a.log`).powershell).toBe(`cmd /c 'cli-kintone x "it''s" 2>> a.log'`);
  });

  // about_Environment_Variables, about_Variables; "help set".
  it('sets variables', () => {
    expect(show('export A=b C="d e"\ncli-kintone x "$A" $C "${C}/$A"')).toEqual({
      powershell: '$env:A = "b"\n$env:C = "d e"\ncli-kintone x $env:A $env:C "${env:C}/${env:A}"',
      cmd: 'set "A=b"\nset "C=d e"\ncli-kintone x "%A%" %C% "%C%/%A%"',
    });
  });

  it('sets a variable for one command only', () => {
    expect(show('A=b cli-kintone x\ncli-kintone y')).toEqual({
      powershell: '$env:A = "b"\ncli-kintone x\nRemove-Item Env:A\ncli-kintone y',
      cmd: 'set "A=b"\ncli-kintone x\nset "A="\ncli-kintone y',
    });
    expect(show('A=b cli-kintone x').cmd).toBe('set "A=b"\ncli-kintone x');
  });

  it('keeps comments and blank lines', () => {
    expect(show('# Export\n\ncli-kintone x\n# Done')).toEqual({
      powershell: '# Export\n\ncli-kintone x\n# Done',
      cmd: 'rem Export\n\ncli-kintone x\nrem Done',
    });
  });

  it.each([
    ['cli-kintone x | head', '"|" means something else in each shell'],
    ['cli-kintone x && cli-kintone y', '"&&" means something else in each shell'],
    ['cli-kintone x; cli-kintone y', '";" means something else in each shell'],
    ['cli-kintone x &', '"&" means something else in each shell'],
    ['(cd x)', '"(" means something else in each shell'],
    ['cli-kintone x <<EOF\nEOF', '"<<" means something else in each shell'],
    ['cli-kintone x "$(date)"', 'only bash knows "$("'],
    ['cli-kintone x $?', 'only bash knows "$?"'],
    ['cli-kintone x ${A:-b}', 'only bash knows "${"'],
    ['cli-kintone x *.csv', 'bash replaces "*.csv" by something else'],
    ['cli-kintone x ~/a.csv', 'bash replaces "~/a.csv" by something else'],
    ['head -n 1 a.csv', '"head" is not the same on Windows'],
    ['./cli-kintone x', '"./cli-kintone" is not the same on Windows'],
    ['f=g', '"f=g" is not the same on Windows'],
    ['mkdir -p a', 'the options of "mkdir" are not the same on Windows'],
    ['HTTPS_PROXY= cli-kintone x', 'Windows has no empty environment variables'],
    ['export A=b\nA=c cli-kintone x', '"A" would have to be restored after the command'],
    ['cli-kintone "open', 'bash does not understand this: unterminated double quote'],
  ])('gives a reason for %s', (bash, reason) => {
    expect(show(bash)).toEqual({powershell: `[${reason}]`, cmd: `[${reason}]`});
  });

  it.each([
    ['powershell', `cli-kintone 'ends with \\'`, '[the versions of PowerShell differ on a backslash'],
    ['powershell', `cli-kintone 'Company="Maple Bakery"'`, '[the versions of PowerShell differ on blanks'],
    ['powershell', 'cli-kintone "say \\"$A\\""', '[PowerShell cannot pass on double quotes beside a variable'],
    ['cmd', `cli-kintone 'a%PATH%b'`, '[cmd takes the part between two percent signs for a variable]'],
    ['cmd', `cli-kintone 'a\nb'`, '[cmd knows no line break inside an argument]'],
    ['cmd', `export A='say "hi"'`, '[cmd cannot set a variable'],
  ] as const)('gives a reason for %s alone: %s', (shell, bash, reason) => {
    expect(show(bash)[shell]).toContain(reason);
    expect(show(bash)[shell === 'cmd' ? 'powershell' : 'cmd']).not.toMatch(/^\[/);
  });
});
