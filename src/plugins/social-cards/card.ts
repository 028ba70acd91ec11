/** Draws the picture that is shown when a page's address is shared. */
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
  /** The mark as SVG, without a size. */
  readonly mark: string;
  readonly colors: Readonly<Record<'paper' | 'strong' | 'muted' | 'accent', string>>;
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

/** Draws a card as a PNG. */
export async function drawCard(card: Card, look: Look): Promise<Buffer> {
  const image = await renderAsync(svg(card, look), {
    font: {loadSystemFonts: false, fontFiles: [look.font], defaultFontFamily: look.fontFamily},
  });
  return image.asPng();
}

/**
 * Reads the colors of the dark mode.
 *
 * @param css the text of `src/css/tokens.css`
 * @throws Error for a color that is not there
 */
export function readColors(css: string): Look['colors'] {
  const dark = css.slice(css.indexOf("[data-theme='dark']"));
  const color = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(dark)?.[1];
    if (!value) {
      throw new Error(`src/css/tokens.css: the dark mode has no color --${name}, which the social cards use: add it.`);
    }
    return value;
  };
  return {paper: color('paper'), strong: color('strong'), muted: color('muted'), accent: color('accent')};
}
