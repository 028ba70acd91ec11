/** Colors as a browser computes them. Formulas: WCAG 2.2, "relative luminance" and "contrast ratio". */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `rgb(…)` and `rgba(…)`, the forms of computed colors in sRGB. @throws Error on any other */
export function parseColor(text: string): Rgba {
  const numbers = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (numbers === undefined || numbers.length < 3 || numbers.some(Number.isNaN)) {
    throw new Error(`Not a computed sRGB color: ${text}`);
  }
  const [red, green, blue, alpha = 1] = numbers as [number, number, number, number?];
  return [red, green, blue, alpha];
}

/** Lays colors over one another, topmost first; below them all is white paper. */
export function flatten(layers: readonly Rgba[]): Rgba {
  return layers.reduceRight<Rgba>(
    (below, [red, green, blue, alpha]) => {
      const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    },
    [255, 255, 255, 1],
  );
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number): number => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colors, 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
