import {expect, test} from 'vitest';
import {recordsOf} from '../testing';
import {facetFilter} from './facets';

const [RECORD] = recordsOf('');
const accepts = (filters?: (string | string[])[]): boolean => facetFilter(filters)(RECORD!);

test('without filters every record is shown', () => {
  expect(accepts()).toBe(true);
  expect(accepts([])).toBe(true);
});

test('all of the outer list must hold, one of each inner list', () => {
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-guide-current'];
  expect(accepts(['language:en', tags])).toBe(true);
  expect(accepts(['language:ja', tags])).toBe(false);
  expect(accepts(['language:en', ['docusaurus_tag:default']])).toBe(false);
  expect(accepts(['language:en', 'type:lvl1'])).toBe(true);
  expect(accepts([[]])).toBe(false);
});

test.each(['', 'language', ':en', 'url:/guide/options/', 'constructor:x', 'language:', 'language:en:'])(
  'nothing has what %j asks for',
  (filter) => {
    expect(accepts([filter])).toBe(false);
  },
);
