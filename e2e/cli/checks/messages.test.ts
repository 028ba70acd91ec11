import {describe, expect, it} from 'vitest';
import {literalsIn} from './literals';
import {checkMessages, Vocabulary} from './messages';

const SCRIPT = `
log("Failed to add all records.\\n");
log("No records are " + (all ? "deleted." : "processed successfully."));
throw new Error(\`The specified field "\${code}" does not exist on the CSV\`);
message += \`  An error occurred on \${code} at row \${row}\\n    Cause: \${cause}\\n\`;
throw new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", \`the parsing is finished with an opening quote at line \${line}\`]);
log(\`\${a}: \${b}\`);
`;

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(literalsIn('script.js', SCRIPT), [
    '[2025-08-06T01:23:45.678Z] INFO: Imported 3 records successfully',
  ]);

  it.each([
    'Failed to add all records.',
    '[2025-08-06T01:23:45.678Z] ERROR: Failed to add all records.',
    'Error: The specified field "Sku" does not exist on the CSV',
    'The specified field …',
    'The specified field "Sku" …',
    '… does not exist on the CSV',
    '  An error occurred on Amount at row 2346',
    'Cause: This value already exists in another record.',
    'CSV_QUOTE_NOT_CLOSED: Quote Not Closed: the parsing is finished with an opening quote at line 2',
    'Imported 3 records successfully',
    'WARN: Imported … records successfully',
    '[400] [CB_VA01] Missing or invalid input. (xxxxxxxx)',
    "Error: ENOENT: no such file or directory, open 'a.csv'",
    'Error: getaddrinfo ENOTFOUND example.cybozu.com',
    'TypeError: Invalid URL',
    '…',
  ])('knows %j', (line) => {
    expect(vocabulary.has(line)).toBe(true);
  });

  it.each([
    'Failed to add some records.',
    'The specified field "Sku" does not exist on the app',
    'Quote never closed: the end',
    'The specified field "Sku"',
    'Imported 3 records without success',
  ])('does not know %j', (line) => {
    expect(vocabulary.has(line)).toBe(false);
  });
});

describe('checkMessages', () => {
  const vocabulary = new Vocabulary(literalsIn('script.js', SCRIPT), []);
  const check = (file: string, markdown: string): string[] =>
    checkMessages(file, markdown, vocabulary).map(({line}) => `${file}:${line}`);
  const fence = '```text\nFailed to add all records.\nFailed for good.\n```\n\n```text stderr\nAnything.\n```\n';

  it('looks at fences of error pages', () => {
    expect(check('reference/errors/network-timeout.md', fence)).toEqual(['reference/errors/network-timeout.md:3']);
    expect(check('reference/record-import/errors-warnings.md', fence)).toHaveLength(1);
    expect(check('docs/troubleshooting.md', fence)).toHaveLength(1);
    expect(check('docs/index.md', fence)).toEqual([]);
  });

  it('looks at tables of messages on all pages', () => {
    const table =
      '| Message | Cure |\n| --- | --- |\n| `Failed for good.`, with `--app` | `x` |\n| `Failed to add all records.` | `y` |\n';
    expect(check('docs/index.md', table)).toEqual(['docs/index.md:3']);
  });
});
