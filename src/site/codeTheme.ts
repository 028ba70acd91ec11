/**
 * Code highlighting. One theme for both color modes: the colors are tokens of `src/css/tokens.css`, which change with
 * the mode, so that code is right from the first paint on.
 */
import type {PrismTheme} from 'prism-react-renderer';

export const codeTheme = {
  plain: {color: 'var(--text)', backgroundColor: 'var(--surface)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
      style: {color: 'var(--code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['string', 'attr-value', 'char', 'inserted', 'inserted-sign'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['keyword', 'builtin', 'atrule', 'important', 'operator', 'coord'],
      style: {color: 'var(--accent)'},
    },
    {
      types: ['function', 'property', 'attr-name', 'parameter', 'command', 'variable', 'assign-left'],
      style: {color: 'var(--code-name)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'deleted', 'deleted-sign'],
      style: {color: 'var(--code-value)'},
    },
    {types: ['column-2'], style: {color: 'var(--code-name)'}},
    {types: ['column-3'], style: {color: 'var(--code-string)'}},
    {types: ['column-4'], style: {color: 'var(--code-value)'}},
  ],
} satisfies PrismTheme;
