/** The palette: what its comments say is what its values are, one hue, and enough contrast in both modes. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';

const HUE = 75;
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

interface Token {
  readonly hex: string;
  readonly oklch: readonly [lightness: number, chroma: number, hue: number];
}

function readTokens(selector: string): ReadonlyMap<string, Token> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const lines = block.matchAll(/--([\w-]+): (#[0-9a-f]{6}); \/\* oklch\(([\d.]+) ([\d.]+) ([\d.]+)\) \*\//g);
  return new Map(
    [...lines].map(([, name, hex, ...parts]) => [
      name!,
      {hex: hex!, oklch: parts.map(Number) as [number, number, number]},
    ]),
  );
}

/** CSS Color 4, "OKLab to linear sRGB", cut to what a screen shows, with the gamma of sRGB. */
function toHex([lightness, chroma, hue]: Token['oklch']): string {
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((channel) => {
    const linear = Math.min(Math.max(channel, 0), 1);
    return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const CODE = ['code-comment', 'code-string', 'code-name', 'code-value', 'accent', 'text'];
const BOXES = ['note', 'info', 'tip', 'warning', 'danger', 'experimental'];
const GROUNDS = ['paper', 'surface', 'raised', 'accent-tint'];

/** Text and what it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const TEXT_PAIRS = [
  ...['text', 'strong', 'muted', 'accent', 'accent-strong'].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...CODE.flatMap((color) => ['surface', 'mark'].map((ground) => [color, ground])),
  ...BOXES.flatMap((box) => ['text', 'accent', `${box}-edge`].map((text) => [text, `${box}-back`])),
  ['strong', 'mark'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
] as [string, string][];

/** Borders of controls, rings of focus and what is beside them: 3 to 1 (WCAG 2.2, 1.4.11). */
const CONTROL_PAIRS = ['control-border', 'accent'].flatMap((edge) =>
  GROUNDS.slice(0, 3).map((ground) => [edge, ground] as [string, string]),
);

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('in the %s mode', (_mode, selector) => {
  const tokens = readTokens(selector);
  const hex = (name: string): string => tokens.get(name)!.hex;

  test('every color is the one its comment derives it from', () => {
    const declared = [
      ...css
        .slice(css.indexOf(`${selector} {`))
        .split('\n}')[0]!
        .matchAll(/^ {2}--/gm),
    ];
    expect(tokens.size).toBe(declared.length);
    expect([...tokens].filter(([, token]) => toHex(token.oklch) !== token.hex)).toEqual([]);
  });

  test('neutrals, accent and warning have the one hue', () => {
    const others = [...tokens].filter(
      ([name, {oklch}]) => oklch[2] !== HUE && !/^(?:code|info|tip|danger|exp)/.test(name),
    );
    expect(others).toEqual([]);
  });

  test.each(TEXT_PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(hex(text), hex(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('%s is visible on %s', (edge, ground) => {
    expect(contrast(hex(edge), hex(ground))).toBeGreaterThanOrEqual(3);
  });
});
