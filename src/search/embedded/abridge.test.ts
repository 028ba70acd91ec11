import {describe, expect, test} from 'vitest';
import {recordsOf} from '../testing';
import {abridge} from './abridge';

const LONG =
  'Records come out of kintone in the order of their numbers, and each of the columns of the file has the name of a field. ';
const contents = (...pages: string[]): (string | null)[] =>
  abridge(pages.flatMap((markdown) => recordsOf(markdown)))
    .filter(({type}) => type === 'content')
    .slice(1)
    .map(({content}) => content);

describe('a long text below a heading', () => {
  test('keeps its beginning, and behind it the words that the page has nowhere else', () => {
    const [text] = contents(`## Order {#order}\n\n${LONG}Records, numbers and columns again, and quinces.`);
    expect(text).toMatch(/^Records come out of kintone in the order/);
    expect(text).toMatch(/… (?:\S+ )?quinces$/);
    expect(text).not.toContain('again, and');
  });

  test('keeps a word once a page', () => {
    const [first, second] = contents(`## Order {#order}\n\n${LONG}Quinces.\n\nOther: ${LONG}Quinces.`);
    expect(first).toContain('Quinces');
    expect(second).not.toContain('Quinces');
  });

  test('of another page is its own', () => {
    const page = `## Order {#order}\n\n${LONG}Quinces.`;
    expect(abridge([...recordsOf(page), ...recordsOf(page, {url: '/guide/other/'})]).at(-1)!.content).toContain(
      'Quinces',
    );
  });
});

test('short texts, and those above the first heading, stay whole', () => {
  const records = recordsOf(`${LONG}${LONG}\n\n## Order {#order}\n\nShort.`);
  expect(abridge(records)).toEqual(records);
});

test('of a post only what stands above its first heading is kept, and its headings', () => {
  const records = abridge(recordsOf('Above.\n\n## Changes {#changes}\n\nBelow.', {area: 'Blog'}));
  expect(records.map(({type, content}) => content ?? type)).toEqual([
    'lvl1',
    'What several commands share.',
    'Above.',
    'lvl2',
  ]);
});
