/** Code highlighting for both colour modes. Every colour passes WCAG AA on its background (tested). */
import type {PrismTheme} from 'prism-react-renderer';

interface Palette {
  readonly background: string;
  readonly text: string;
  readonly comment: string;
  readonly string: string;
  readonly keyword: string;
  readonly name: string;
  readonly value: string;
}

const dark: Palette = {
  background: '#1d1812',
  text: '#ece5da',
  comment: '#a89a86',
  string: '#a8d08d',
  keyword: '#e6b454',
  name: '#8ec7e8',
  value: '#e59fc2',
};

const light: Palette = {
  background: '#f6efe3',
  text: '#2b231b',
  comment: '#6b5d4d',
  string: '#3d6b1f',
  keyword: '#8a5200',
  name: '#1f5f8b',
  value: '#9b2f64',
};

function codeTheme({background, text, comment, string, keyword, name, value}: Palette): PrismTheme {
  return {
    plain: {color: text, backgroundColor: background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'], style: {color: comment, fontStyle: 'italic'}},
      {types: ['string', 'attr-value', 'char', 'inserted', 'inserted-sign'], style: {color: string}},
      {types: ['keyword', 'builtin', 'atrule', 'important', 'operator', 'coord'], style: {color: keyword}},
      {
        types: ['function', 'property', 'attr-name', 'parameter', 'command', 'variable', 'assign-left'],
        style: {color: name},
      },
      {types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'deleted', 'deleted-sign'], style: {color: value}},
    ],
  };
}

export const darkCodeTheme = codeTheme(dark);
export const lightCodeTheme = codeTheme(light);
