import {describe, expect, test} from 'vitest';
import {splitWords, stem} from './words';

const termsOf = (text: string): string[] => splitWords(text).map(({term}) => term);

describe('splitWords', () => {
  test.each([
    ['words in lower case', 'Import the CSV', ['import', 'the', 'csv']],
    ['nothing of signs alone', '!? … – ()', []],
    ['a compound behind its parts', 'time-out', ['time', 'out', 'timeout']],
    ['variables', 'KINTONE_API_TOKEN', ['kintone', 'api', 'token', 'kintoneapitoken']],
    ['error codes', 'CB_VA01', ['cb', 'va', '01', 'cbva01']],
    ['camel case', 'baseUrl', ['base', 'url', 'baseurl']],
    ['an option, by its name and by its dashes', '--update-key', ['update', 'key', 'updatekey', '--update-key']],
    ['short options', '-v', ['v', '-v']],
    ['file names', 'manifest.json', ['manifest', 'json', 'manifestjson']],
    ['versions as one word', 'v1.14.2 and 1.12', ['1.14.2', 'and', '1.12']],
    ['grouped digits as one number', '2,000 records', ['2000', 'records']],
    ['words with an apostrophe', "don't use the app's id", ['dont', 'use', 'the', 'app', 'id']],
    ['full-width forms as the usual ones', 'ＣＳＶ', ['csv']],
    ['names of object properties like other words', 'toString', ['to', 'string', 'tostring']],
    ['signs that have a name, when they stand alone', 'the * column', ['the', 'asterisk', 'column']],
    ['Japanese, by pairs of characters', '文字化け', ['文字', '字化', '化け']],
    ['Japanese words of two characters whole', '認証', ['認証']],
  ])('finds %s', (_, text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test('knows where each word stands', () => {
    const text = 'Set --proxy, or HTTPS_PROXY';
    expect(splitWords(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Set',
      'proxy',
      '--proxy',
      'or',
      'HTTPS',
      'PROXY',
      'HTTPS_PROXY',
    ]);
  });

  test.each(['\ud800', 'a\udc00b', '\u0000', '.*(+?', '<script>', '\\', '---', "'''"])('takes %j', (text) => {
    expect(termsOf(text).every((term) => term.length > 0)).toBe(true);
  });

  test('takes 10,000 characters without a blank', () => {
    expect(splitWords('a-'.repeat(5_000)).length).toBe(5_001);
    expect(splitWords('A'.repeat(10_000)).length).toBe(1);
  });
});

describe('stem', () => {
  test.each([
    ['delete', 'deletes', 'deleted', 'deleting', 'deletion'],
    ['export', 'exports', 'exported', 'exporting'],
    ['retry', 'retries', 'retried', 'retrying'],
    ['map', 'mapped', 'mapping'],
    ['class', 'classes'],
  ])('joins the forms of %s', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  test.each([
    ['status', 'state'],
    ['import', 'export'],
    ['access', 'acces'],
    ['1.14.2', '1.14'],
    ['--update-key', 'updatekey'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('leaves short words and other scripts alone', () => {
    expect(['is', 'css', '文字'].map(stem)).toEqual(['is', 'css', '文字']);
  });
});
