/** Checks the contrast of the palette in both modes. */
import {describe, expect, test} from 'vitest';
import {palette} from './palette';

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
const BOXES = [
  ...['info', 'success', 'danger'].map((kind) => [`ifm-color-${kind}-dark`, `ifm-color-${kind}-contrast-background`]),
  ['experimental-border', 'experimental-back'],
] as [string, string][];
const GROUNDS = ['paper', 'surface', 'raised', 'accent-tint'];

/** Text and its background: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const TEXT_PAIRS = [
  ...['text', 'strong', 'muted', 'accent', 'accent-strong'].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...CODE.flatMap((color) => ['surface', 'mark'].map((ground) => [color, ground])),
  ...BOXES.flatMap(([edge, ground]) => ['text', 'accent', edge].map((text) => [text, ground])),
  ['ifm-font-color-base-inverse', 'accent'],
  ['ifm-font-color-base-inverse', 'accent-strong'],
] as [string, string][];

/** Borders of controls and focus rings, with adjacent colors: 3 to 1 (WCAG 2.2, 1.4.11). */
const CONTROL_PAIRS = ['control-border', 'accent'].flatMap((edge) =>
  GROUNDS.slice(0, 3).map((ground) => [edge, ground] as [string, string]),
);

/** Lines, backgrounds, and highlights, which stay close to the page background. */
const QUIET = ['line', 'mark', ...GROUNDS.slice(1), ...BOXES.map(([, ground]) => ground)];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const hex = (name: string): string => palette.get(name)![mode];

  test.each(TEXT_PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(hex(text), hex(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(QUIET)('%s has low contrast', (color) => {
    expect(contrast(hex(color), hex('paper'))).toBeLessThan(2);
  });

  test.each(CONTROL_PAIRS)('%s is visible on %s', (edge, ground) => {
    expect(contrast(hex(edge), hex(ground))).toBeGreaterThanOrEqual(3);
  });
});
