/** What readers ask, with the places that answer it: the measure of the embedded search. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {JAPANESE} from '../../src/search/engine/words';

export interface Question {
  readonly query: string;
  /** Every right first hit. Without an anchor the whole page counts, with an anchor only that section. */
  readonly targets: readonly string[];
  readonly language: 'English' | 'Japanese';
}

/**
 * @param file a line is the query, a tab, and the targets with tabs between them; then where it was asked, if real
 * people asked it; `\n` is a line break of a pasted query
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
        language: JAPANESE.test(query) ? 'Japanese' : 'English',
      };
    });
