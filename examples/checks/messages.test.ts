import {describe, expect, it} from 'vitest';
import {parseSource} from '../source';
import {checkMessages} from './messages';

const PRINTED = [
  '[2025-08-06T01:23:45.678Z] INFO: Imported 3 records successfully',
  '[2025-08-06T01:23:45.678Z] ERROR:   An error occurred on Amount at row 2346',
  '? Are you sure want to delete all records? (y/N)',
  '[2025-08-06T01:23:45.678Z] WARN: Retrying request after 1734 milliseconds... (count: 1, limit: 5)',
].join('\n');

const LIST = 'socket hang up\tNode.js\n必須です。\tthe emulator\n';

/** Returns the lines of a page's problems, and those of the list. */
const linesIn = (markdown: string, list = LIST): number[] =>
  checkMessages(
    [parseSource('docs/index.md', markdown), parseSource('docs/b.md', '`Error: socket hang up`, `必須です。`')],
    PRINTED,
    list,
  ).map(({line}) => line);

describe('checkMessages', () => {
  it.each([
    'Imported 3 records successfully',
    '[2025-08-06T01:23:45.678Z] INFO: Imported 3 records successfully',
    '  WARN: Imported … records successfully',
    '  An error occurred on Amount at row 2346',
    'An error occurred on … at row …',
    '? Are you sure want to delete all records? (y/N)',
    'Retrying request after 998 milliseconds... (count: 1, limit: 5)',
    'Error: socket hang up',
    'TypeError [ERR_X]: socket hang up',
    '…',
  ])('recognizes %j', (line) => {
    expect(linesIn(`\`\`\`text\n${line}\n\`\`\`\n`)).toEqual([]);
  });

  it.each([
    'Imported 4 records successfully',
    'Imported 3 records without success',
    'An error occurred on Amount at row 2347',
    'Retrying request after 998 milliseconds... (count: 1, limit: 3)',
    '? Are you sure want to delete all records? (Y/n)',
    '必須でした。',
  ])('does not recognize %j', (line) => {
    expect(linesIn(`\`\`\`text\n${line}\n\`\`\`\n`)).toEqual([2]);
  });

  it('checks sentences, tables, and headings', () => {
    const quotes = [
      'Failed for good.',
      'Error: Nothing at all',
      'TypeError [ERR_X]: Nothing',
      'ERROR: Nothing at all',
      'WARN: Nothing at all',
      'INFO: Nothing at all',
      '[400] [X] Nothing',
      '[GAIA AP01] Nothing',
      '404: Nothing',
      'EROFS: not here',
      '… not on Sunday',
      '…not on Sunday',
    ];
    const code = quotes.map((quote) => `\`${quote}\``);
    expect(linesIn(`${code.join('\n')}\n`)).toEqual(quotes.map((_, index) => index + 1));
    expect(linesIn('| It says |\n| --- |\n| `Failed for good.`, with `--app` |\n| 必須でした。 |\n')).toEqual([3, 4]);
    expect(linesIn('## The line `Failed for good.` {#line}\n')).toEqual([1]);
    expect(linesIn('In Japanese: `必須でした。`\n\nIn Japanese: 必須でした。\n\nIn Japanese 必須です。')).toEqual([
      1, 3,
    ]);
  });

  it('requires a source and a page for each listed message', () => {
    expect(linesIn('', 'socket hang up\nnever quoted\tNode.js\n必須です。\tthe emulator\n')).toEqual([1, 2]);
  });

  it('reports what to do', () => {
    const [problem] = checkMessages([parseSource('docs/index.md', '`Failed for good.`')], PRINTED, '');
    expect(problem!.text).toBe(
      'nothing prints "Failed for good.": correct the message, add an example that prints it to examples/proofs.md, ' +
        'or list it with its source in examples/messages.tsv.',
    );
  });
});
