import {expect, test} from 'vitest';
import {describeProblem, listDifferences} from './problem';

test('listDifferences lists each difference once, with its places and without unchanged lines', () => {
  const detail =
    '$ cli-kintone --version\n--- expected\n+++ found\n@@ -1,2 +1,2 @@\n same\n-1.14.2\n+after 9 milliseconds';
  const text = '"stdout" is not what the page shows: correct the block.';
  const exit = 'the exit code is 1, not 0: correct the command, or write exit=1.';
  const problems = [
    {file: 'docs/b.md', line: 8, text, detail},
    {file: 'docs/b.md', line: 4, text: exit, detail: '$ cli-kintone plugin pack'},
    {file: 'docs/a.md', line: 2, text, detail},
    {file: 'docs/a.md', line: 9, text, detail},
  ];
  const moved = problems.map((problem) => ({...problem, line: 20 - problem.line})).reverse();
  const list =
    'docs/a.md\ndocs/b.md\n    -1.14.2\n    +after * milliseconds\n\ndocs/b.md\n    the exit code is 1, not 0\n';
  expect(describeProblem(problems[1]!)).toBe(`docs/b.md:4: ${exit}\n    $ cli-kintone plugin pack`);
  expect([problems, moved].map(listDifferences), 'without lines').toEqual([list, list]);
});
