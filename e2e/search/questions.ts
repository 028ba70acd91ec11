/** What readers ask, with the places that answer it: the measure of the embedded search. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Question {
  readonly query: string;
  /** Every right first hit. Without an anchor the whole page counts, with an anchor only that section. */
  readonly targets: readonly string[];
}

/**
 * @param file `questions.tsv`, which the ranking was tuned with, or `held-out.tsv`, which it was not; a line is the
 * query, a tab, and the targets with tabs between them; `\n` is a line break of a pasted query
 */
export const readQuestions = (file: 'questions.tsv' | 'held-out.tsv'): Question[] =>
  readFileSync(join('e2e/search', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [query = '', ...targets] = line.split('\t');
      return {query: query.replaceAll('\\n', '\n'), targets};
    });
