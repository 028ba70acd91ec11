import {expect, test} from 'vitest';
import {readSession} from './session';

const page = `### Update {#update}

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

\`\`\`csv stdout
"Id"
\`\`\`

#### Then {#then}

\`\`\`bash example continue
cli-kintone record export
\`\`\`

## Words {#words}

\`\`\`bash skip="asks"
cli-kintone --version
\`\`\`
`;

test('readSession takes the examples of one section, with their files and what they print', () => {
  expect(readSession('a.md', page, 'update')).toEqual({
    files: [{name: 'a.csv', text: 'Id\n1'}],
    steps: [
      {command: 'cli-kintone record import', output: 'Started\n"Id"'},
      {command: 'cli-kintone record export', output: ''},
    ],
  });
});

test.each(['gone', 'words'])('readSession names file and remedy if no example is below %s', (id) => {
  expect(() => readSession('docs/a.md', page, id)).toThrow(
    `docs/a.md: no example below a heading {#${id}} for the home page: restore it, or name another`,
  );
});
