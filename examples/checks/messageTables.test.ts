import {describe, expect, it} from 'vitest';
import {parseSource} from '../source';
import {checkMessageTables} from './messageTables';

const ENTRIES = `
# Errors

## Gone {#gone}

\`\`\`text
Error: ENOENT: no such file or directory, open 'a.csv'
\`\`\`

### In a table {#inner}

\`Nothing is left.\`

## Refused {#refused}

\`Nobody may.\`
`;

const table = (message: string, link: string, head = '| Message | Go to |'): string =>
  `${head}\n| - | - |\n| ${message} | [Entry](${link}) |\n`;

/** Returns each problem as `line text`. */
const check = (page: string, file = 'docs/troubleshooting.md'): string[] =>
  checkMessageTables([
    parseSource(file, page),
    parseSource('reference/a/index.md', ENTRIES),
    parseSource('docs/commands/b.md', ENTRIES),
  ]).map(({line, text}) => `${line} ${text}`);

describe('checkMessageTables', () => {
  it.each([
    ['`Nobody may.`', '/reference/a/#gone'],
    ['`Nothing is left.`', './commands/b.md#refused'],
    ['`Nothing is left.`, `Error: ENOENT: … read …`', '/reference/a/#gone'],
  ])('reports %s missing at %s', (message, link) => {
    const [missing] = message.match(/`[^`]+`$/)!;
    const quoted = missing.replaceAll('`', '"');
    const problem = `3 ${link} doesn't contain ${quoted}: add the message there, or correct the link or the message.`;
    expect(check(table(message, link))).toEqual([problem]);
  });

  it('checks sections of the same page, and messages that are links', () => {
    const head = '| Codes and messages |';
    expect(check(`${head}\n| - |\n| [\`Nobody may.\`](#gone) |\n${ENTRIES}`)).toHaveLength(1);
    expect(check(`${head}\n| - |\n| [\`Nobody may.\`](#refused) |\n${ENTRIES}`)).toEqual([]);
    expect(check(table('`Nobody may.`', '/reference/a/#gone', '| You see | Go to |'))).toHaveLength(1);
    expect(check(`${head}\n| - |\n| [\`Nobody may.\`](../a/index.md#gone) |\n`, 'reference/c/d.md')).toHaveLength(1);
  });
});
