import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {installedPrograms} from '../program';
import {isRunning} from '../testing';
import {Workspace} from '../workspace';
import {extractExamples} from './extract';
import {runExamples, type RunResult} from './run';
import {type Laboratory, openLaboratory} from './sandbox';
import {applyCorrections} from './update';

let workspace: Workspace;
let laboratory: Laboratory;

beforeAll(async () => {
  workspace = new Workspace();
  laboratory = await openLaboratory(workspace, installedPrograms());
}, 30_000);

afterAll(() => workspace.dispose());

const run = (markdown: string): Promise<RunResult> => {
  const page = extractExamples('docs/page.md', markdown);
  expect(page.problems).toEqual([]);
  return runExamples([page], laboratory);
};

const textsOf = ({problems}: RunResult): string[] => problems.map(({line, text}) => `${line}: ${text}`);

describe('runExamples', {timeout: 60_000}, () => {
  it('keeps every example on this machine', async () => {
    const result = await run(`
\`\`\`bash example exit=1
cli-kintone record export --app 8 --base-url https://kintone.example.org
\`\`\`

\`\`\`text stderr
[2025-08-06T01:23:45.678Z] ERROR: Error: getaddrinfo ENOTFOUND kintone.example.org
\`\`\`

\`\`\`bash example exit=1
cli-kintone record export --app 8 --base-url https://exampel.cybozu.com
\`\`\`

\`\`\`text stderr
[2025-08-06T01:23:45.678Z] ERROR: Error: 404: Not Found
\`\`\`

\`\`\`bash example exit=1
cli-kintone record export --app 8 --base-url https://198.51.100.7
\`\`\`

\`\`\`text stderr
[2025-08-06T01:23:45.678Z] ERROR: Error: connect ECONNREFUSED 198.51.100.7:443
\`\`\`
`);
    expect(textsOf(result)).toEqual([]);
  });

  it('reports every kind of difference, and corrects what a page shows', async () => {
    const markdown = `
\`\`\`bash example
echo '[2031-01-02T03:04:05.006Z] out'; echo err >&2; mkdir -p made/in; echo 1 > made/in/a; exit 3
\`\`\`

\`\`\`text stdout
[2025-08-07T01:23:45.678Z] out
\`\`\`

\`\`\`text title="made" tree result
made
└── b
\`\`\`

\`\`\`text title="none.txt" result
x
\`\`\`
`;
    const result = await run(markdown);
    expect(textsOf(result)).toEqual([
      '2: the exit code is 3, not 0: correct the command, or write exit=3.',
      '6: "stdout" is not what the page shows: correct the block, or let --update do it.',
      '2: stderr is not shown: add a block with the word stderr, or write hide=stderr.',
      '10: "made" is not what the page shows: correct the block, or let --update do it.',
      '15: the command writes no "none.txt": correct the title or the command.',
    ]);
    expect(result.failed).toBe(1);
    expect(result.problems[2]?.detail).toMatch(/^\$ echo .*\n\+err$/);
    expect(result.problems[1]?.detail).toContain('-[2025-08-07T01:23:45.678Z] out\n+[2025-08-06T01:23:45.678Z] out');
    const corrected = applyCorrections(markdown, result.corrections);
    expect(corrected).toContain('```text stdout\n[2025-08-06T01:23:45.678Z] out\n```');
    expect(corrected).toContain('made\n└── in\n    └── a\n');
  });

  it('gives examples a clean environment', async () => {
    process.env.HTTPS_PROXY = 'http://localhost:1';
    const result = await run(
      '```bash example\necho "[$HTTPS_PROXY] $KINTONE_BASE_URL $LANG $PWD"\n```\n\n```text stdout\n[] https://example.cybozu.com C.UTF-8 /home/hanako\n```\n',
    );
    delete process.env.HTTPS_PROXY;
    expect(textsOf(result)).toEqual([]);
  });

  it('ends what examples leave running', async () => {
    const result = await run('```bash example\nsleep 1000 & echo $!\n```\n\n```text stdout\n…\n```\n');
    const pid = Number([...result.printed][0]);
    // The process may need a moment to end.
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
