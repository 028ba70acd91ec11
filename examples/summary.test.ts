import {describe, expect, it} from 'vitest';
import {extractExamples} from './run/extract';
import {summarize} from './summary';

const skip = (language: string, reason: string, text: string): string =>
  `\`\`\`${language} skip="${reason}"\n${text}\n\`\`\`\n\n`;

const PAGE = extractExamples(
  'docs/page.md',
  [
    skip('bash', 'needs jq', 'cli-kintone record export --app 8 | jq'),
    skip('bash', 'needs the project above', 'npx cli-kintone --version'),
    skip('bash', 'needs jq', 'KINTONE_API_TOKEN=a cli-kintone record export'),
    skip('bash', 'installs globally', 'npm install -g @kintone/cli'),
    skip('powershell', 'Windows only', 'cli-kintone record export --app 8'),
  ].join(''),
);

describe('summarize', () => {
  it('counts commands of the program, names those that did not run, and sets other blocks apart', () => {
    expect(summarize([PAGE], 97).count.split('\n')).toEqual([
      '100 command examples: 97 ran (97 %, on 0 pages), 3 did not:',
      '  docs/page.md:1: needs jq',
      '  docs/page.md:5: needs the project above',
      '  docs/page.md:9: needs jq',
      '2 more blocks are for other programs or for other shells.',
    ]);
  });

  const shortfall = 'Too little ran: at least 95 % have to. Turn skip="…" into example in the lines above.';

  it.each([
    [57, [PAGE], undefined],
    [56, [PAGE], shortfall],
    [0, [], shortfall],
  ])('wants nineteen in twenty to run, and any: %i', (ran, pages, expected) => {
    expect(summarize(pages, ran).shortfall).toBe(expected);
  });
});
