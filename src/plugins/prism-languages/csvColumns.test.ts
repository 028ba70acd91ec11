import {expect, test} from 'vitest';
import {nameColumns} from './csvColumns';

/** Text between quotation marks, commas, and line ends is a value, as in Prism's own grammar. */
function columnsOf(csv: string, language = 'csv'): (string | undefined)[] {
  const tokens = [...csv.matchAll(/"(?:[^"]|"")*"|[^\n,"]+|,|\n/g)].map(([text]) =>
    text === '\n' ? text : {type: text === ',' ? 'punctuation' : 'value', content: text, alias: undefined},
  );
  nameColumns({language, tokens} as never);
  return tokens.flatMap((token) =>
    typeof token !== 'string' && token.type === 'value' ? [`${token.content} ${token.alias}`] : [],
  );
}

test.each([
  ['Id,Company\n1,,2025', ['Id column-1', 'Company column-2', '1 column-1', '2025 column-3']],
  ['a,b,c,d,e', ['a column-1', 'b column-2', 'c column-3', 'd column-4', 'e column-1']],
  ['a,"b\nc,d",e', ['a column-1', '"b\nc,d" column-2', 'e column-3']],
])('each value of %j is told its column', (csv, columns) => {
  expect(columnsOf(csv)).toEqual(columns);
});

test('other languages stay as they are', () => {
  expect(columnsOf('a,b', 'bash')).toEqual(['a undefined', 'b undefined']);
});
