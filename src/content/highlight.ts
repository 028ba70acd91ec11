/** Colors code during the build, so that pages contain the finished HTML and browsers load no grammars. */
import {createRequire} from 'node:module';
import type * as PrismReactRenderer from 'prism-react-renderer';
import type * as Prismjs from 'prismjs';
import type loadPrismLanguages from 'prismjs/components/index';
import {textParts} from './textParts';

// Loaded by Node itself, like the packages in `unified.ts`.
const load = createRequire(import.meta.url);
const Prism = load('prismjs') as typeof Prismjs;
const loadLanguages = load('prismjs/components/') as typeof loadPrismLanguages;
const {normalizeTokens} = load('prism-react-renderer') as typeof PrismReactRenderer;

loadLanguages(['bash', 'powershell', 'csv', 'batch', 'json', 'diff']);

// Prism takes the `export` in `cli-kintone record export` for the shell's built-in command, and doesn't recognize
// options that contain a hyphen.
const CLI = {
  command: {pattern: /(^|[\s(])(?<!cd )cli-kintone(?: (?:record|plugin)(?: [a-z]+)?)?(?=\s|$)/m, lookbehind: true},
  option: {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/m, lookbehind: true, alias: 'parameter'},
};
for (const language of ['bash', 'powershell', 'batch']) {
  const prism = Prism.languages[language]!;
  const comments = Object.entries(prism).filter(([name]) => ['shebang', 'comment'].includes(name));
  // These tokens come right after comments and replace Prism's.
  Prism.languages[language] = {...Object.fromEntries(comments), ...CLI, ...prism, ...CLI};
}

Prism.languages.text = {...CLI, error: /(?<=\] )ERROR/, comment: /^\[\d{4}-[^\]]+\] ?/m};

/**
 * The tokens of each color in `src/css/tokens.css`. Prism knows only some of a shell's commands, so none has a color. CSV
 * columns have one of four colors, one of which is plain.
 */
const COLORS = Object.entries({
  'code-comment': ['comment'],
  'ifm-color-danger-dark': ['error'],
  'code-string': ['string', 'inserted', 'column-2'],
  accent: ['keyword', 'important', 'operator', 'coord'],
  'code-name': ['property', 'parameter', 'command', 'variable', 'assign-left', 'column-1'],
  'code-value': ['number', 'boolean', 'constant', 'deleted', 'column-3'],
});

/** Tags each CSV value with the number of its column. */
function numberColumns(tokens: ReturnType<typeof Prism.tokenize>): void {
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

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const toAttributes = (attributes: object): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

function toHtml({types, content}: PrismReactRenderer.Token): string {
  const escaped = (text: string): string =>
    // Lists of fields break after a comma rather than within a name.
    types.includes('string') ? escape(text).replaceAll(/,(?=\S{10})/g, ',<wbr>') : escape(text);
  const text = textParts(content)
    .map((part) => ({...part, text: escaped(part.text)}))
    .map(({text: each, attributes}) => (attributes ? `<span ${toAttributes(attributes)}>${each}</span>` : each))
    .join('');
  const colors = types.flatMap((type) => COLORS.find(([, colored]) => colored.includes(type))?.[0] ?? []);
  const style = `color:var(--${colors.at(-1)})${types.includes('command') ? ';white-space:nowrap' : ''}`;
  return colors.length > 0 && text.trim() ? `<span style="${style}">${text}</span>` : text;
}

/**
 * @param language a Prism language; text in other languages is not colored
 * @returns each line as HTML, without its line break
 */
export function highlight(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  if (language === 'csv') {
    numberColumns(tokens);
  }
  return normalizeTokens(tokens).map((line) => line.map((token) => (token.empty ? '' : toHtml(token))).join(''));
}
