import {expect, test} from 'vitest';
import {nameColumns} from './csvColumns';

/** What stands between quotation marks, commas and line ends is a value, as in Prism's own grammar. */
function columnsOf(csv: string, language = 'csv'): (string | undefined)[] {
  const tokens = [...csv.matchAll(/"(?:[^"]|"")*"|[^\n,"]+|,|\n/g)].map(([text]) =>
    text === '\n' ? text : {type: text === ',' ? 'punctuation' : 'value', content: text, alias: undefined},
  );
  nameColumns({language, tokens} as never);
  return tokens.flatMap((token) =>
    typeof token !== 'string' && token.type === 'value' ? [`${token.content} ${token.alias}`] : [],
  );
}

test('each value is told its column, also beside empty cells and in further lines', () => {
  expect(columnsOf('Id,Company,Since\n1,,2025')).toEqual([
    'Id column-1',
    'Company column-2',
    'Since column-3',
    '1 column-1',
    '2025 column-3',
  ]);
});

test('the fifth column begins anew', () => {
  expect(columnsOf('a,b,c,d,e').at(-1)).toBe('e column-1');
});

test('a value of several lines with commas in it is one', () => {
  expect(columnsOf('a,"b\nc,d",e')).toEqual(['a column-1', '"b\nc,d" column-2', 'e column-3']);
});

test('other languages stay as they are', () => {
  expect(columnsOf('a,b', 'bash')).toEqual(['a undefined', 'b undefined']);
});
