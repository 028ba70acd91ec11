import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {translate} from '../../../src/shell/translate';
import {Workspace} from '../workspace';
import {checkTwins, compareTwins} from './twins';

let workspace: Workspace;

beforeAll(() => {
  workspace = new Workspace();
});

afterAll(() => workspace.dispose());

/** Arguments that each shell would like to change. */
const ARGUMENTS = [
  '"Amount > 3"',
  `'Region = "North"'`,
  `'Region = "North & South"'`,
  `'Region in ("North", "South")'`,
  `'Discount > 3 and Region = "West"'`,
  `'5" pipe'`,
  `'"'`,
  `'""'`,
  `""`,
  `"it's"`,
  `'it'\\''s'`,
  `"‘typographic’"`,
  `'“typographic”'`,
  `'50%'`,
  `'100% of 50%'`,
  `'p%40ss%3A1'`,
  `'Really!'`,
  `'^caret^'`,
  `'$HOME'`,
  `"\\$HOME"`,
  "'`tick`'",
  `'C:\\dir\\file.csv'`,
  `C:/dir/file.csv`,
  `'ends with\\\\'`,
  `'\\"'`,
  `'a\\\\"b'`,
  `'a|b<c>d&e'`,
  `'{a} (b) [c]'`,
  `Company,Region`,
  `@kintone/cli@1.14.2`,
  `--fields=Company,Region`,
  `--username=`,
  `-p=-acorn`,
  `010`,
  `1.0`,
  `1e3`,
  `0`,
  `8`,
  `会社名`,
  `"会社名 担当者"`,
  `#8`.padStart(3, 'a'),
  `'a	tab'`,
];

const SCRIPTS = [
  ...ARGUMENTS.flatMap((argument) => [`cli-kintone x ${argument} y`, `cli-kintone x ${argument} > out.csv`]),
  'cli-kintone record export \\\n  --app 8 \\\n--fields "A,B" > "a b.csv" 2>> log.txt',
  'export A=b HTTPS_PROXY="http://a:b%40@proxy.example.com:8080"\ncli-kintone x "$A/c" ${A} "$OTHER"',
  'A=b cli-kintone x\ncli-kintone y',
  'release=https://example.com/a\ncli-kintone x $release/b.zip "-$release-"',
  '# first\nmkdir "a b"\n\ncd "a b"\ncli-kintone x',
  'npm install -g @kintone/cli@1.14.2',
];

describe('compareTwins', () => {
  it('finds the same calls in all shells', async () => {
    const results = await compareTwins(SCRIPTS, workspace);
    expect(SCRIPTS.flatMap((script, index) => (results[index] ?? []).map((result) => `${script}\n${result}`))).toEqual(
      [],
    );
  });

  it('has a translation for nearly all of them', () => {
    const missing = SCRIPTS.flatMap((script) =>
      Object.entries(translate(script)).flatMap(([shell, translation]) =>
        'reason' in translation ? [`${shell}: ${script}: ${translation.reason}`] : [],
      ),
    );
    expect(missing).toEqual([
      `powershell: cli-kintone x '5" pipe' y: the versions of PowerShell differ on blanks that stand only inside quotes`,
      `powershell: cli-kintone x 'ends with\\\\' y: the versions of PowerShell differ on a backslash at the end of an argument with blanks`,
    ]);
  });
});

describe('checkTwins', () => {
  it('looks at the bash fences of a page', async () => {
    expect(
      await checkTwins('docs/page.md', '```bash\ncli-kintone x "a b"\n```\n\n```bash\nexit 3 | cat\n```\n', workspace),
    ).toEqual([]);
  });
});
