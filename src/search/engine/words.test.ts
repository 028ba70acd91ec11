import {expect, test} from 'vitest';
import {stem} from './words';

test.each([
  'delete deletes deleted deleting deletion',
  'copy copies copied copying',
  'export exports exported exporting',
  'process processes processed processing',
  'authenticate authenticates authenticated authenticating authentication',
  'map maps mapped mapping',
])('the forms of a word have one stem: %s', (forms) => {
  expect([...new Set(forms.split(' ').map(stem))]).toHaveLength(1);
});

test('names, codes, and short words stay as they are', () => {
  const words = ['GAIA_IL23', 'sjis2', 'ids', 'status', '薬局'];
  expect(words.map(stem)).toEqual(words);
});
