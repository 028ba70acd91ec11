import {describe, expect, test} from 'vitest';
import {darkCodeTheme, lightCodeTheme} from './codeThemes';

/** Background of highlighted lines, from src/css/custom.css. */
const HIGHLIGHT = {dark: '#3a2e1e', light: '#ecdfc6'} as const;

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

describe.each([
  ['dark', darkCodeTheme],
  ['light', lightCodeTheme],
] as const)('the %s code theme', (mode, theme) => {
  const colors = [theme.plain.color, ...theme.styles.map(({style}) => style.color)] as string[];

  test.each(colors)('%s passes AA on plain and on highlighted lines', (color) => {
    expect(contrast(color, theme.plain.backgroundColor!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, HIGHLIGHT[mode])).toBeGreaterThanOrEqual(4.5);
  });
});
