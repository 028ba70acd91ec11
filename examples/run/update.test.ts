import {describe, expect, it} from 'vitest';
import {applyCorrections} from './update';

const apply = (markdown: string, line: number, endLine: number, lines: readonly string[]): string =>
  applyCorrections(markdown, [{file: 'docs/page.md', line, endLine, lines}]);

describe('applyCorrections', () => {
  it('keeps the fences and everything around them', () => {
    expect(apply('a\n```csv stdout\nold\nold\n```\nb\n', 2, 5, ['new'])).toBe('a\n```csv stdout\nnew\n```\nb\n');
  });

  it('keeps the indentation in a list', () => {
    expect(apply('1. x\n\n   ```text\n   ```', 3, 4, ['new', '', 'more'])).toBe(
      '1. x\n\n   ```text\n   new\n\n   more\n   ```',
    );
  });

  it('applies several corrections in one page, in any order', () => {
    const corrections = [
      {file: 'a.md', line: 1, endLine: 3, lines: ['1', '2']},
      {file: 'a.md', line: 4, endLine: 6, lines: []},
    ];
    for (const some of [corrections, corrections.toReversed()]) {
      expect(applyCorrections('```\nx\n```\n```\ny\n```', some)).toBe('```\n1\n2\n```\n```\n```');
    }
  });
});
