/** Questions of readers with the places that answer them, which measure the embedded search. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Question {
  readonly query: string;
  /** All right first hits. Without an anchor, the whole page counts; with an anchor, only that section. */
  readonly targets: readonly string[];
}

/**
 * @param file has lines of the query, a tab, and the targets with tabs between them. Lines of questions from real
 * people end with the source. `\n` is a line break of a pasted query
 */
export const readQuestions = (file: string): Question[] =>
  readFileSync(join('e2e/search', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [query = '', ...rest] = line.split('\t');
      return {
        query: query.replaceAll('\\n', '\n'),
        targets: rest.filter((each) => each.startsWith('/')),
      };
    });
