/** Colors code while the site is built: a page carries finished HTML, and browsers load no grammars. */
import {createRequire} from 'node:module';
import type * as PrismReactRenderer from 'prism-react-renderer';

// Loaded by Node itself, as the packages in `unified.ts`. The grammars are those that come with the theme.
const load = createRequire(import.meta.url);
const {normalizeTokens, Prism} = load('prism-react-renderer') as typeof PrismReactRenderer;
const loadGrammar = createRequire(load.resolve('@docusaurus/theme-classic'));

Object.assign(globalThis, {Prism}); // Grammars add themselves to a global one.
for (const language of ['bash', 'powershell', 'csv', 'batch', 'json', 'diff']) {
  loadGrammar(`prismjs/components/prism-${language}`);
}
Reflect.deleteProperty(globalThis, 'Prism');

// Prism takes the `export` of `cli-kintone record export` for the shell's own word, and no option with a hyphen inside
// for an option.
const CLI = {
  command: {
    pattern: /(^|[\s'(])cli-kintone(?: (?:record|plugin)(?: (?:import|export|delete|pack|info))?)?(?=\s|$)/m,
    lookbehind: true,
  },
  option: {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/m, lookbehind: true, alias: 'parameter'},
};
for (const language of ['bash', 'powershell', 'batch']) {
  Prism.languages[language] = {...CLI, ...Prism.languages[language], ...CLI}; // First, and in place of its own.
}

/** Which tokens have which color of `src/css/tokens.css`; four take turns for the columns of CSV, the first of them none. */
const COLORS = Object.entries({
  'code-comment': ['comment', 'shebang'],
  'code-string': ['string', 'inserted', 'column-2'],
  accent: ['keyword', 'builtin', 'important', 'operator', 'coord'],
  'code-name': ['function', 'property', 'parameter', 'command', 'variable', 'assign-left', 'column-1'],
  'code-value': ['number', 'boolean', 'constant', 'deleted', 'column-3'],
});

/** Tells each value of a CSV file its column; one may go on over several lines. */
function nameColumns(tokens: ReturnType<typeof Prism.tokenize>): void {
  let column = 0;
  for (const token of tokens) {
    if (typeof token === 'string') {
      column = token.includes('\n') ? 0 : column;
    } else if (token.type === 'punctuation') {
      column++;
    } else {
      token.alias = `column-${column % 4}`;
    }
  }
}

function toHtml({types, content}: PrismReactRenderer.Token): string {
  const text = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const colors = types.flatMap((type) => COLORS.find(([, colored]) => colored.includes(type))?.[0] ?? []);
  return colors.length > 0 && text.trim() ? `<span style="color:var(--${colors.at(-1)})">${text}</span>` : text;
}

/**
 * @param language a language of Prism; a text in any other is not colored
 * @returns each line as HTML, without its line break
 */
export function highlight(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  if (language === 'csv') {
    nameColumns(tokens);
  }
  return normalizeTokens(tokens).map((line) => line.map((token) => (token.empty ? '' : toHtml(token))).join(''));
}
