/** Draws the picture that is shown where a page's address is shared. */
import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';

/** What the large platforms ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 80;
const LINES = 3;
/** Space Grotesk's bold letters are about half as wide as their size; this leaves room for wide ones. */
const LETTER_WIDTH = 0.57;

export interface Card {
  /** The line above the title: the section. */
  readonly section: string;
  readonly title: string;
}

export interface Look {
  /** Path of a TrueType or OpenType font file. */
  readonly font: string;
  readonly fontFamily: string;
  /** The mark as SVG, without a size of its own. */
  readonly mark: string;
  readonly colors: Readonly<Record<'paper' | 'strong' | 'muted' | 'accent', string>>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Breaks a text into lines of at most `length` letters; a longer word has a line of its own. */
export function breakLines(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The largest size at which the title fits, and its lines at this size. */
export function fitTitle(title: string): {size: number; lines: string[]} {
  for (let size = 84; ; size -= 4) {
    const length = Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH));
    const lines = breakLines(title, length);
    const fits = lines.length <= LINES && lines.every((line) => line.length <= length);
    if (fits || size <= 28) {
      return {size, lines};
    }
  }
}

function svg({section, title}: Card, {mark, fontFamily, colors}: Look): string {
  const {size, lines} = fitTitle(title);
  const leading = size * 1.12;
  const top = HEIGHT / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2;
  const spans = lines.map((line, index) => `<tspan x="${MARGIN}" y="${top + index * leading}">${escape(line)}</tspan>`);
  const brand = mark.replace('<svg ', `<svg x="${MARGIN}" y="${HEIGHT - 120}" width="56" height="56" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${fontFamily}" font-weight="700">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<rect width="${WIDTH}" height="10" fill="${colors.accent}"/>
<text x="${MARGIN}" y="112" font-size="32" fill="${colors.accent}">${escape(section)}</text>
<text font-size="${size}" letter-spacing="${-size * 0.02}" fill="${colors.strong}">${spans.join('')}</text>
${brand}
<text x="${MARGIN + 74}" y="${HEIGHT - 80}" font-size="34" fill="${colors.muted}">cli-kintone</text>
</svg>`;
}

/** Everything that a card's picture depends on, as a text: what its cache is keyed by. */
export function cardSource(card: Card, look: Look): string {
  return svg(card, look);
}

/**
 * @param source from `cardSource`
 * @returns a PNG of 1200 by 630 pixels
 */
export async function drawCard(source: string, {font, fontFamily}: Pick<Look, 'font' | 'fontFamily'>): Promise<Buffer> {
  const image = await renderAsync(source, {
    font: {loadSystemFonts: false, fontFiles: [font], defaultFontFamily: fontFamily},
  });
  return image.asPng();
}

/** Reads colors of the dark mode from the site's tokens. */
export function readColors(tokensPath: string): Look['colors'] {
  const css = readFileSync(tokensPath, 'utf8');
  const dark = css.slice(css.indexOf("[data-theme='dark']"));
  const color = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(dark)?.[1];
    if (!value) {
      throw new Error(`${tokensPath}: the dark mode has no color --${name}, which the social cards use: add it.`);
    }
    return value;
  };
  return {paper: color('paper'), strong: color('strong'), muted: color('muted'), accent: color('accent')};
}
