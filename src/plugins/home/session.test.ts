import {expect, test} from 'vitest';
import {parseMarkdown} from '../../markdown/parse';
import {readSession} from './session';

const page = parseMarkdown(`\`\`\`bash example
cli-kintone record export
\`\`\`

\`\`\`csv stdout
"Id"
\`\`\`

## Words {#words}

\`\`\`bash skip="asks"
cli-kintone --version
\`\`\`

## None {#none}

### Update {#update}

Text.

\`\`\`csv title="a.csv" input
Id
1
\`\`\`

\`\`\`bash example
cli-kintone record import
\`\`\`

\`\`\`text stderr
Started
\`\`\`

#### Then {#then}
`);

test('readSession takes the first example of a section, with its files and what it prints', () => {
  expect(readSession('a.md', page, 'update').map(({kind, name}) => name ?? kind)).toEqual([
    'a.csv',
    'terminal',
    'output',
  ]);
});

test.each(['gone', 'words', 'none', 'then'])('readSession names file and remedy if no example is below %s', (id) => {
  expect(() => readSession('docs/a.md', page, id)).toThrow(
    `docs/a.md: no example below a heading {#${id}} for the home page: restore it, or name another section in docusaurus.config.ts.`,
  );
});
