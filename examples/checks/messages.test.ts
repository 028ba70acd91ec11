import {describe, expect, it} from 'vitest';
import {literalsIn} from './literals';
import {checkMessages, Vocabulary} from './messages';

const SCRIPT = `
log("Failed to add all records.\\n");
log("No records are " + (all ? "deleted." : "processed successfully."));
throw new Error(\`The specified field "\${code}" does not exist on the CSV\`);
message += \`  An error occurred on \${code} at row \${row}\\n    Cause: \${cause}\\n\`;
log(\`\${a}: \${b}\`);
`;

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(literalsIn('script.js', SCRIPT), [
    '[2025-08-06T01:23:45.678Z] INFO: Imported 3 records successfully',
    '[2025-08-06T01:23:45.678Z] ERROR:   An error occurred on Amount at row 2346',
    '? Are you sure want to delete all records? (y/N)',
    '[2025-08-06T01:23:45.678Z] WARN: Retrying request after 1734 milliseconds... (count: 1, limit: 5)',
  ]);

  it.each([
    'Failed to add all records.',
    '[2025-08-06T01:23:45.678Z] ERROR: Failed to add all records.',
    'Error: The specified field "Sku" does not exist on the CSV',
    'The specified field …',
    '… does not exist on the CSV',
    '  An error occurred on Amount at row 2346',
    'An error occurred on … at row …',
    'Cause: This value already exists in another record.',
    'Imported 3 records successfully',
    '  WARN: Imported … records successfully',
    '? Are you sure want to delete all records? (y/N)',
    'Retrying request after 998 milliseconds... (count: 1, limit: 5)',
    // kintone
    '[400] [CB_VA01] Missing or invalid input. (xxxxxxxx)',
    '[404] [GAIA_AP01] The app (ID: 7) not found. The app may have been deleted. (xxxxxxxx)',
    '[400] [GAIA_IQ11] …',
    '[400] [GAIA_IQ03] … (xxxxxxxx)',
    '[400] [GAIA_IQ28] 「updateKey」に指定した条件にあてはまるレコードが重複しています。 (xxxxxxxx)',
    '[400] [CB_VA01] 入力内容が正しくありません。 (xxxxxxxx)',
    '指定したアプリ（id: 999）が見つかりません。削除されている可能性があります。',
    '必須です。',
    '…以上…',
    '65文字より短くなければなりません。',
    // The system, a server, Node.js
    "Error: ENOENT: no such file or directory, open 'a.csv'",
    'Error: connect ECONNREFUSED 192.0.2.1:443',
    'Error: getaddrinfo ENOTFOUND example.cybozu.com',
    'Error: 407: Proxy Authentication Required',
    'TypeError [ERR_INVALID_URL]: URI malformed',
    '…',
  ])('knows %j', (line) => {
    expect(vocabulary.has(line)).toBe(true);
  });

  it.each([
    'Failed to add some records.',
    'The specified field "Sku" does not exist on the app',
    'The specified field "Sku"',
    'Imported 3 records without success',
    // Figures that no example prints
    'Imported 4 records successfully',
    'An error occurred on Amount at row 2347',
    'Retrying request after 998 milliseconds... (count: 1, limit: 3)',
    '? Are you sure want to delete all records? (Y/n)',
    // Known codes with another text or status
    '[400] [CB_VA01] Something is wrong. (xxxxxxxx)',
    '[520] [GAIA_IQ11] Specified field (Region) not found. (xxxxxxxx)',
    '[400] [GAIA_IQ03] A text that nobody has seen. (xxxxxxxx)',
    // In Japanese
    '[400] [GAIA_IQ28] 「updateKey」に指定した条件にあてはまるレコードが見つかりません。 (xxxxxxxx)',
    '[400] [GAIA_IQ03] レコードが重複しています。 (xxxxxxxx)',
    '[400] [CB_VA01] 必須です。 (xxxxxxxx)',
    '必須でした。',
    '65文字より少なくなければなりません。',
    'Error: 407: Not Found',
    'Error: ENOENT: not found',
    'Error: The page is not found',
  ])('does not know %j', (line) => {
    expect(vocabulary.has(line)).toBe(false);
  });
});

describe('checkMessages', () => {
  const vocabulary = new Vocabulary(literalsIn('script.js', SCRIPT), []);
  const linesIn = (markdown: string): number[] =>
    checkMessages('docs/index.md', markdown, vocabulary).map(({line}) => line);

  it('looks at fences that quote', () => {
    expect(linesIn('```text\nFailed to add all records.\nFailed for good.\n```\n')).toEqual([3]);
  });

  it('looks at sentences, tables and headings', () => {
    const quotes = [
      'Failed for good.',
      'Error: Nothing at all',
      'TypeError [ERR_X]: Nothing',
      'ERROR: Nothing at all',
      '[400] [X] Nothing',
      '[GAIA AP01] Nothing',
      '404: Nothing',
      'EROFS: not here',
      '… not on Sunday',
      '…not on Sunday',
    ];
    const code = quotes.map((quote) => `\`${quote}\``);
    expect(linesIn(`${code.join('\n')}\n`)).toEqual(quotes.map((_, index) => index + 1));
    expect(linesIn('| It says |\n| --- |\n| `Failed for good.`, with `--app` |\n')).toEqual([3]);
    expect(linesIn('## The line `Failed for good.` {#line}\n')).toEqual([1]);
    expect(linesIn('In Japanese: `必須でした。`\n\nIn Japanese: 必須でした。\n\nIn Japanese 必須です。')).toEqual([
      1, 3,
    ]);
    expect(linesIn('```text\n必須です。\n必須でした。\n```\n')).toEqual([3]);
  });

  it('says what to do', () => {
    const [problem] = checkMessages('docs/index.md', '`Failed for good.`', vocabulary);
    expect(problem!.text).toBe(
      'nothing prints "Failed for good.": correct the message, or add an example that prints it to examples/proofs.md.',
    );
  });
});
