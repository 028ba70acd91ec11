/** Questions of readers with the places that answer them, which measure the embedded search. */
import {readFileSync} from 'node:fs';

export interface Question {
  readonly group: string;
  readonly query: string;
  /** All right first hits. Without an anchor, the whole page counts; with an anchor, only that section. */
  readonly targets: readonly string[];
}

/**
 * The lines of `questions.tsv`: the group, the query, in which `\n` is a line break of a pasted one, and the targets, with
 * tabs between them. Lines of questions from real people end with the source.
 */
export const questions: readonly Question[] = readFileSync('e2e/search/questions.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [group = '', query = '', ...rest] = line.split('\t');
    return {group, query: query.replaceAll('\\n', '\n'), targets: rest.filter((each) => each.startsWith('/'))};
  });
