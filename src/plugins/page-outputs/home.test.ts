import {expect, test} from 'vitest';
import {parseMarkdown} from '../../content/parse';
import {readSession} from './home';

const fence = (words: string, text: string): string => `\`\`\`${words}\n${text}\n\`\`\``;

const page = parseMarkdown(
  [
    ...[fence('bash example', 'cli-kintone record export'), fence('csv stdout', '"Id"')],
    ...['## Words {#words}', fence('bash skip="asks"', 'cli-kintone --version')],
    '## None {#none}',
    ...['### Update {#update}', 'Text.', fence('csv title="a.csv" input', 'Id\n1')],
    ...[fence('bash example', 'cli-kintone record import'), fence('text stderr', 'Started')],
    '#### Then {#then}',
  ].join('\n\n'),
);

test('readSession returns the first example of a section, with its files and output', () => {
  const parts = readSession('a.md', page, 'update').map(({kind, name}) => name ?? kind);
  expect(parts).toEqual(['a.csv', 'terminal', 'output']);
});

test.each(['gone', 'words', 'none', 'then'])('readSession reports file and remedy if no example is below %s', (id) => {
  expect(() => readSession('docs/a.md', page, id)).toThrow(
    `docs/a.md: no example below a heading {#${id}} for the home page: restore it, or name another section in docusaurus.config.ts.`,
  );
});
