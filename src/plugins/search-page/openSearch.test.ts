import {expect, test} from 'vitest';
import {openSearchDescription} from './openSearch';

test('names the search page and escapes what it is given', () => {
  const xml = openSearchDescription({title: 'a & "b"', siteUrl: 'https://example.com/docs/', icon: 'favicon.ico'});
  expect(xml).toContain('<ShortName>a &#38; &#34;b&#34;</ShortName>');
  expect(xml).toContain('template="https://example.com/docs/search/?q={searchTerms}"');
  expect(xml).toContain('>https://example.com/docs/favicon.ico</Image>');
});
