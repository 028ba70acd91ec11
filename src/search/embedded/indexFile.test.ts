import {describe, expect, test} from 'vitest';
import {recordsOf} from '../testing';
import type {SearchRecord} from '../types';
import {packIndex, unpackIndex} from './indexFile';

const RECORDS = [
  ...recordsOf(
    'Text.\n\n## Proxy {#proxy}\n\nText.\n\n### HTTP {#http}\n\n#### Fine print {#fine}\n\nText below.\n\n## No anchor',
  ),
  ...recordsOf('| Option | Meaning |\n| --- | --- |\n| `--app <id>` | the app |', {url: '/guide/commands/'}),
  ...recordsOf('投稿 — 😀', {url: '/blog/post/', area: 'Blog', docusaurusTag: 'default', language: 'ja'}),
];

describe('a file', () => {
  test('gives back the records as they were', () => {
    const {text, build} = packIndex(RECORDS);
    expect(unpackIndex(text, build)).toEqual(RECORDS);
  });

  test('of nothing holds nothing', () => {
    expect(unpackIndex(packIndex([]).text)).toEqual([]);
  });

  test('is not misled by control characters in a text', () => {
    const [title, description] = recordsOf('') as [SearchRecord, SearchRecord];
    const {text} = packIndex([title, {...description, content: '\u0001Forged\t/evil/\t0\nNext \u0002 line'}]);
    expect(unpackIndex(text).map(({url, content}) => [url, content])).toEqual([
      ['/guide/options/', null],
      ['/guide/options/', 'Forged /evil/ 0 Next line'],
    ]);
  });

  test('has another build when its content changes, and only then', () => {
    expect(packIndex(RECORDS).build).toBe(packIndex(RECORDS).build);
    expect(packIndex(recordsOf('Text.')).build).not.toBe(packIndex(recordsOf('Text!')).build);
  });

  test('begins each page with its title', () => {
    expect(() => packIndex(recordsOf('').slice(1))).toThrow(
      'The record /guide/options/ does not follow the lvl1 record of its page.',
    );
  });
});

describe('what cannot be read is told in one sentence:', () => {
  const {text, build} = packIndex(RECORDS);
  const end = text.indexOf('\n');
  const withHead = (change: object): string =>
    `${JSON.stringify({...(JSON.parse(text.slice(0, end)) as object), ...change})}${text.slice(end)}`;

  test.each([
    ['nothing', '', 'What was loaded is not a search index.'],
    ['a page of the site', '<!doctype html>\n<title>Not found</title>', 'What was loaded is not a search index.'],
    ['other JSON', '{"format":"other"}\n', 'What was loaded is not a search index.'],
    ['null', 'null', 'What was loaded is not a search index.'],
    [
      'another format',
      withHead({version: 99}),
      'The search index has format 99, this page reads format 1: reload the page.',
    ],
    [
      'another build',
      packIndex(recordsOf('Other.')).text,
      'The search index belongs to another build of the site: reload the page.',
    ],
    [
      'a file cut short',
      text.slice(0, -5),
      `The search index is incomplete: ${text.length - end - 6} of ${text.length - end - 1} characters have arrived.`,
    ],
    ['a head alone', text.slice(0, end), /^The search index is incomplete: 0 of \d+ characters have arrived\.$/],
    ['a changed letter', text.replace('Fine', 'Dine'), 'The search index is damaged.'],
    ['a head without kinds', withHead({kinds: null}), 'The search index is damaged.'],
  ])('%s', (_, wrong, message) => {
    expect(() => unpackIndex(wrong, build)).toThrow(
      expect.objectContaining({
        name: 'SearchError',
        kind: 'deserialization',
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      }),
    );
  });
});
