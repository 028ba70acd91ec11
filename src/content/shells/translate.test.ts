import {expect, it} from 'vitest';
import {translate} from './translate';

const LEGACY = '$PSNativeCommandArgumentPassing = "Legacy"\n';

/** Cases for one rule of a shell's documentation, one per line, with the text for bash, PowerShell, and cmd. */
function cases(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/));
}

/** Checks a case of one argument. */
const expectArgument = (bash: string, powershell: string, cmd: string): void =>
  expect(translate(`cli-kintone ${bash}`)).toEqual({
    powershell: `cli-kintone ${powershell}`,
    cmd: `cli-kintone ${cmd}`,
  });

it.each([
  'cli-kintone record export --app 8 --condition "Amount > 3" --fields "Company,Region"',
  'cli-kintone record import --app 8 --file-path ./out/customers.csv --username= -p=-acorn',
  'cli-kintone record import --app 40 --file-path 会社.csv --fields "会社名 担当者"',
  'npm install -g "@kintone/cli"\nmkdir backup\ncd backup\ngit init\nnode --version\nnpx cspell docs',
])('keeps text that all shells read the same way: %s', (bash) => {
  expect(translate(bash)).toEqual({powershell: bash, cmd: bash});
});

// PowerShell: about_Parsing (numbers, lists, splatting) and about_Operators (comma). cmd accepts these unchanged.
it.each(
  cases(String.raw`
      Company,Region           "Company,Region"           Company,Region
      --fields=Company,Region  "--fields=Company,Region"  --fields=Company,Region
      @kintone/cli@1.14.2      "@kintone/cli@1.14.2"      @kintone/cli@1.14.2
      -a.b                     "-a.b"                     -a.b
      a-b.c                    a-b.c                      a-b.c
      v1.14                    v1.14                      v1.14
      -1                       "-1"                       -1
      010                      "010"                      010
      1.0                      "1.0"                      1.0
      1e3                      "1e3"                      1e3
      0                        0                          0
      a#8                      "a#8"                      a#8
      -a:b                     "-a:b"                     -a:b
    `),
)('plain words: %s', expectArgument);

// PowerShell: about_Quoting_Rules, and typographic quotes in about_Special_Characters. cmd: "help cmd" lists the
// characters that need quotes; see "help set" for percent signs. At a prompt, "!" is literal ("help setlocal").
it.each(
  cases(String.raw`
      "it's"             "it's"             "it's"
      'it'\''s'          "it's"             "it's"
      "‘typographic’"    "‘typographic’"    "‘typographic’"
      '“a' 'b”' '„c'     '“a' 'b”' '„c'     "“a" "b”" "„c"
      '$‘a’‚b‛'          '$‘‘a’’‚‚b‛‛'      "$‘a’‚b‛"
      'a${'`'}b'         'a${'`'}b'         "a${'`'}b"
      '100% of 50%'      "100% of 50%"      "100% of 50%"
      'p%40ss%3A1!'      "p%40ss%3A1!"      "p%40ss%3A1!"
      '^a|b<c>d&e^'      "^a|b<c>d&e^"      "^a|b<c>d&e^"
      '{a} (b) [c]'      "{a} (b) [c]"      "{a} (b) [c]"
      '$HOME'            '$HOME'            "$HOME"
      "\$HOME"           '$HOME'            "$HOME"
      a\ b               "a b"              "a b"
      \& \| \< \> \^ \( \)  "&" "|" "<" ">" "^" "(" ")"  "&" "|" "<" ">" "^" "(" ")"
      --x='a'            "--x=a"            "--x=a"
      'C:\my dir\a.csv'  "C:\my dir\a.csv"  "C:\my dir\a.csv"
      C:/dir/file.csv    C:/dir/file.csv    C:/dir/file.csv
      "$HOST"            $env:HOST          "%HOST%"
    `),
)('quotes and signs: %s', expectArgument);

// PowerShell: $PSNativeCommandArgumentPassing in about_Preference_Variables. Backslashes and quotes as programs read
// them: "Parsing C command-line arguments" in the documentation of Microsoft C.
it.each(
  cases(String.raw`
      '""'                            '\"\"'                            "\"\""
      '{"a":"b"}'                     '{\"a\":\"b\"}'                   "{\"a\":\"b\"}"
      'Region = "North"'              'Region = \"North\"'              "Region = \"North\""
      'Region in ("North", "South")'  'Region in (\"North\", \"South\")'  "Region in (\"North\", \"South\")"
      "a \"b\" c"                     'a \"b\" c'                       "a \"b\" c"
      'say "$A"'                      'say \"$A\"'                      "say \"$A\""
    `),
)('escapes double quotes: %s', (bash, powershell, cmd) => {
  const expected = {powershell: `${LEGACY}cli-kintone ${powershell}`, cmd: `cli-kintone ${cmd}`};
  expect(translate(`cli-kintone ${bash}`)).toEqual(expected);
});

// about_Parsing (backtick); "help cmd" (caret): cmd reads the first character of the next line literally.
it('breaks long commands with the continuation character of each shell', () => {
  expect(translate('cli-kintone record export \\\n  --app 8 \\\n--fields A\n')).toEqual({
    powershell: 'cli-kintone record export `\n  --app 8 `\n  --fields A',
    cmd: 'cli-kintone record export ^\n  --app 8 ^\n  --fields A',
  });
});

// about_Redirection: before 7.4, PowerShell writes a program's output in another encoding.
it('leaves redirections to cmd', () => {
  expect(translate(`cli-kintone record export --condition "Amount > 3" \\\n  > it.csv 2>> a.log`)).toEqual({
    powershell: `cmd /c 'cli-kintone record export --condition "Amount > 3" > it.csv 2>> a.log'`,
    cmd: 'cli-kintone record export --condition "Amount > 3" ^\n  > it.csv 2>> a.log',
  });
  expect(translate(`cli-kintone x 'it'\\''s "a"' < "b c"`).powershell).toBe(
    `cmd /c 'cli-kintone x "it''s \\"a\\"" < "b c"'`,
  );
});

it.each([
  ...cases(String.raw`
      cli-kintone x | head  cli-kintone x && cli-kintone y  cli-kintone x; cli-kintone y  cli-kintone x &  (cd x)
      cli-kintone x &> a.log  cli-kintone x 2>&1  cli-kintone x <<< a  > a.csv cli-kintone x  > a.csv
      cli-kintone x "$(date)"  cli-kintone x $?  cli-kintone "open  cli-kintone $A  cli-kintone "a$A"
      cli-kintone x *.csv  cli-kintone x {a,b}.csv  cli-kintone x ~/a.csv
      cli-kintone ""  cli-kintone 'a\'  cli-kintone 'a\"b'
      head -n 1 a.csv  ./cli-kintone x  mkdir -p a  mkdir > a  mkdir "$A"
      f=g  A=b cli-kintone x  export A=b  cli-kintone x # a
    `).flat(),
  'cli-kintone "${A}"',
  'cli-kintone x <<EOF\nEOF',
  "cli-kintone 'a\nb'",
  '# a\ncli-kintone x',
  'cli-kintone x\n# a\ncli-kintone y',
])('does not translate %s', (bash) => {
  expect(translate(bash)).toEqual({powershell: undefined, cmd: undefined});
});

// PowerShell: versions differ if all blanks are in quotes. cmd: a name between percent signs, and a character that `\"`
// leaves outside quotes.
it.each([
  ['powershell', `cli-kintone 'Company="Maple Bakery"'`],
  ['cmd', `cli-kintone 'a%PA'TH%b`],
  ['cmd', `cli-kintone %PATH:ab=cd%`],
  ['cmd', `cli-kintone '"'`],
  ['cmd', `cli-kintone 'Region = "North & South"'`],
] as const)('does not translate only for %s: %s', (shell, bash) => {
  expect(translate(bash)).toEqual({
    powershell: expect.any(String) as string,
    cmd: expect.any(String) as string,
    [shell]: undefined,
  });
});

it('throws other errors', () => {
  expect(() => translate(undefined as unknown as string)).toThrow(TypeError);
});
