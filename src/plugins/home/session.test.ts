import {describe, expect, test} from 'vitest';
import {readSession} from './session';

const page = `## Tasks {#tasks}

### Update {#update}

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

### Another task {#another}

\`\`\`bash example
cli-kintone record delete
\`\`\`

## Words {#words}

\`\`\`bash skip="asks"
cli-kintone --version
\`\`\`
`;

describe('readSession', () => {
  test('takes the examples of one section, with their files and what they print', () => {
    expect(readSession('a.md', page, 'update')).toEqual({
      files: [{name: 'a.csv', text: 'Id\n1'}],
      steps: [
        {command: 'cli-kintone record import', output: 'Started\n"Id"'},
        {command: 'cli-kintone record export', output: ''},
      ],
    });
  });

  test('names file and remedy when the section is gone', () => {
    expect(() => readSession('docs/a.md', page, 'gone')).toThrow(
      'docs/a.md: the heading {#gone}, whose examples the home page shows, is gone: put it back, or name another section in docusaurus.config.ts.',
    );
  });

  test('names file and remedy when nothing runs there', () => {
    expect(() => readSession('docs/a.md', page, 'words')).toThrow('docs/a.md: no example stands below {#words}');
  });
});
