/**
 * Code highlighting. One theme for both color modes: the colors are tokens of `src/css/tokens.css`, which change with
 * the mode, so that code has the right colors from the first paint on.
 */
import type {PrismTheme} from 'prism-react-renderer';

const paint = (token: string, ...types: string[]): PrismTheme['styles'][number] => ({
  types,
  style: {color: `var(--${token})`},
});

export const codeTheme: PrismTheme = {
  plain: {color: 'var(--text)', backgroundColor: 'var(--surface)'},
  styles: [
    {types: ['comment', 'shebang'], style: {color: 'var(--code-comment)', fontStyle: 'italic'}},
    paint('code-string', 'string', 'inserted', 'column-3'),
    paint('accent', 'keyword', 'builtin', 'important', 'operator', 'coord'),
    paint('code-name', 'function', 'property', 'parameter', 'command', 'variable', 'assign-left', 'column-2'),
    paint('code-value', 'number', 'boolean', 'constant', 'deleted', 'column-4'),
  ],
};
