import type {Environment} from 'prismjs';

/** Colors in rotation; `src/site/codeTheme.ts` has a style for each but the first. */
const COLUMNS = 4;

/**
 * A hook of Prism, `after-tokenize`: marks a CSV value's column with an alias from `column-1` to `column-4`, so that
 * each column has its color. A value of several lines counts as one.
 */
export function nameColumns({language, tokens}: Environment): void {
  if (language !== 'csv') {
    return;
  }
  let column = 0;
  for (const token of tokens ?? []) {
    if (typeof token === 'string') {
      column = token.includes('\n') ? 0 : column;
    } else if (token.type === 'punctuation') {
      column++;
    } else {
      token.alias = `column-${(column % COLUMNS) + 1}`;
    }
  }
}
