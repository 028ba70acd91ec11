import {expect, test} from 'vitest';
import {drawCard, fitTitle, HEIGHT, WIDTH} from './card';

const draw = (title: string): Promise<Buffer> => drawCard({section: 'Blog', title}, '<svg viewBox="0 0 1 1"></svg>');

test('a long title gets smaller letters, on three lines at most, broken between words', () => {
  expect(fitTitle('cli-kintone 1.14.2')).toEqual({size: 84, lines: ['cli-kintone 1.14.2']});
  const title = 'A sentence of a title that goes on for rather more words than anybody would want to read';
  const {size, lines} = fitTitle(title);
  expect(size).toBeLessThan(84);
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toBe(title);
});

test('a card is a small PNG of the right size that shows its title', async () => {
  const png = await draw('Import & export <records>');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  expect(png.length).toBeLessThan(60_000);
  expect((await draw('One')).equals(await draw('Two'))).toBe(false);
});
