import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {MARKER} from '../kintone/rules';
import {installedPrograms} from '../program';
import {parseSource} from '../source';
import {Workspace} from '../workspace';
import {extractExamples} from './extract';
import {runExamples} from './run';
import {type Laboratory, openLaboratory} from './sandbox';
import {applyCorrections} from './update';
import type {Results} from './verify';

let workspace: Workspace;
let laboratory: Laboratory;

beforeAll(async () => {
  workspace = new Workspace();
  laboratory = await openLaboratory(workspace, installedPrograms());
}, 30_000);

afterAll(() => workspace.dispose());

const run = (markdown: string): Promise<Results> => {
  const page = extractExamples(parseSource('docs/page.md', markdown));
  expect(page.problems).toEqual([]);
  return runExamples(page.chains, laboratory);
};

const textsOf = ({problems}: Results): string[] => problems.map(({line, text}) => `${line}: ${text}`);

describe('runExamples', {timeout: 60_000}, () => {
  it('fails if an example sends a request that the fake server does not know', async () => {
    const api = `fetch("https://example.cybozu.com/k/v1/spaces.json", {headers: {"x-cybozu-api-token": "token"}})`;
    const result = await run(
      `\`\`\`bash example\nnode -e '${api}.then(({status}) => process.exit(status - 501))'\n\`\`\`\n`,
    );
    expect(textsOf(result)).toEqual([
      '1: the fake server was never taught what the command sends: correct the command, or teach the server.',
    ]);
    expect(result.problems[0]!.detail).toMatch(/GET \/k\/v1\/spaces\.json: .* GET spaces with , and 0 records$/);
  });

  it('reports every kind of difference, and corrects the page', async () => {
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
    expect(result.problems[2]?.detail).toMatch(/^\$ echo .*\n\+err$/);
    expect(result.problems[1]?.detail).toContain('-[2025-08-07T01:23:45.678Z] out\n+[2025-08-06T01:23:45.678Z] out');
    const corrected = applyCorrections(markdown, result.corrections);
    expect(corrected).toContain('```text stdout\n[2025-08-06T01:23:45.678Z] out\n```');
    expect(corrected).toContain('made\n└── in\n    └── a\n');
  });

  it('reports a command that succeeds although the page shows a failure', async () => {
    expect(textsOf(await run('```bash example exit=1\ntrue\n```\n'))).toEqual([
      '1: the exit code is 0, not 1: correct the command, or write exit=0.',
    ]);
  });

  it('shows the hidden error output of a command that fails', async () => {
    const {problems} = await run('```bash example hide=stderr\necho why >&2; false\n```\n');
    expect(problems[0]!.detail).toMatch(/\nwhy$/);
  });

  it('reports a stream that is neither shown nor hidden', async () => {
    for (const [hidden, other] of [
      ['stdout', 'stderr'],
      ['stderr', 'stdout'],
    ] as const) {
      const result = await run(`\`\`\`bash example hide=${hidden}\necho a; echo b >&2\n\`\`\`\n`);
      expect(textsOf(result)).toEqual([
        `1: ${other} is not shown: add a block with the word ${other}, or write hide=${other}.`,
      ]);
    }
  });

  it('writes no unverified text into a page', async () => {
    const markdown = `\`\`\`bash example\necho a ${MARKER}\n\`\`\`\n\n\`\`\`text stdout\n\`\`\`\n`;
    const {corrections} = await run(markdown);
    expect(corrections.map(({lines}) => lines)).toEqual([['…']]);
  });

  it('gives examples a clean environment', async () => {
    process.env.HTTPS_PROXY = 'http://localhost:1';
    const result = await run(
      '```bash example\necho "[$HTTPS_PROXY] $KINTONE_BASE_URL $LANG $TZ $PWD"\n```\n\n```text stdout\n[] https://example.cybozu.com C.UTF-8 UTC /home/hanako\n```\n',
    );
    delete process.env.HTTPS_PROXY;
    expect(textsOf(result)).toEqual([]);
  });

  it('ends the processes that examples leave running', async () => {
    // Otherwise, the run waits for the process's output.
    expect(textsOf(await run('```bash example\nsleep 1000 &\n```\n'))).toEqual([]);
  });
});
