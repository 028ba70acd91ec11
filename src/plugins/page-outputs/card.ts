/** Draws the picture that is shown where a page's address is shared. */
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';
import {palette} from '../../css/palette';

/** What the large platforms ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A color of the dark mode. */
const color = (name: string): string => palette.get(name)!.dark;

const FONT = '@expo-google-fonts/space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf';
const FAMILY = 'Space Grotesk';
const MARGIN = 80;
const LINES = 3;
/** The font's bold letters are about half as wide as their size; this leaves room for wide ones. */
const LETTER_WIDTH = 0.57;

export interface Card {
  /** The line above the title: the section. */
  readonly section: string;
  readonly title: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The largest size, in pixels, at which a title fits, and its lines, broken between words, at this size. */
export function fitTitle(title: string): {size: number; lines: string[]} {
  for (let size = 84; ; size -= 4) {
    const length = Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH));
    const lines = title.match(new RegExp(`\\S.{0,${length - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [];
    const fits = lines.length <= LINES && lines.every((line) => line.length <= length);
    if (fits || size <= 28) {
      return {size, lines};
    }
  }
}

/** Draws a card as an SVG. */
export function svg({section, title}: Card, mark: string): string {
  const {size, lines} = fitTitle(title);
  const leading = size * 1.12;
  const top = HEIGHT / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2;
  const spans = lines.map((line, index) => `<tspan x="${MARGIN}" y="${top + index * leading}">${escape(line)}</tspan>`);
  const brand = mark.replace('<svg ', `<svg x="${MARGIN}" y="${HEIGHT - 120}" width="56" height="56" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FAMILY}" font-weight="700">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>
<rect width="${WIDTH}" height="10" fill="${color('accent')}"/>
<text x="${MARGIN}" y="112" font-size="32" fill="${color('accent')}">${escape(section)}</text>
<text font-size="${size}" letter-spacing="${-size * 0.02}" fill="${color('strong')}">${spans.join('')}</text>
${brand}
<text x="${MARGIN + 74}" y="${HEIGHT - 80}" font-size="34" fill="${color('muted')}">cli-kintone</text>
</svg>`;
}

/**
 * Draws a card as a PNG.
 *
 * @param mark as SVG, without a size of its own
 */
export async function drawCard(card: Card, mark: string): Promise<Buffer> {
  const fontFiles = [createRequire(import.meta.url).resolve(FONT)];
  const font = {loadSystemFonts: false, fontFiles, defaultFontFamily: FAMILY};
  return (await renderAsync(svg(card, mark), {font})).asPng();
}
