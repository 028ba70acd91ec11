import {join} from 'node:path';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {breakLines, cardSource, drawCard, fitTitle, HEIGHT, readColors, WIDTH} from './card';

const root = join(import.meta.dirname, '..', '..', '..');
const look = {
  font: createRequire(import.meta.url).resolve('@expo-google-fonts/space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf'),
  fontFamily: 'Space Grotesk',
  mark: '<svg viewBox="0 0 1 1"></svg>',
  colors: readColors(join(root, 'src/css/tokens.css')),
};

test('lines break between words', () => {
  expect(breakLines('one two three', 7)).toEqual(['one two', 'three']);
});

test('a long title gets smaller letters, on three lines at most', () => {
  const short = fitTitle('cli-kintone 1.14.2');
  const long = fitTitle('A sentence of a title that goes on for rather more words than anybody would want to read');
  expect(short.lines).toEqual(['cli-kintone 1.14.2']);
  expect(long.lines.length).toBeLessThanOrEqual(3);
  expect(long.size).toBeLessThan(short.size);
});

describe('a card', () => {
  const draw = (title: string): Promise<Buffer> => drawCard(cardSource({section: 'Blog', title}, look), look);

  test('is a PNG of the right size and small', async () => {
    const png = await draw('Import & export <records>');
    expect(png.readUInt32BE(16)).toBe(WIDTH);
    expect(png.readUInt32BE(20)).toBe(HEIGHT);
    expect(png.length).toBeLessThan(60_000);
  });

  test('shows its title', async () => {
    expect((await draw('One')).equals(await draw('Two'))).toBe(false);
  });
});

test('a color that is gone is named, with its file', () => {
  expect(() => readColors(join(root, 'src/css/custom.css'))).toThrow(/custom\.css: the dark mode has no color --paper/);
});
