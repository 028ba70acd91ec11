/** Colors as a browser computes them. Formulas: WCAG 2.2, "relative luminance" and "contrast ratio". */

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `rgb(…)` and `rgba(…)`, the forms of computed colors in sRGB. @throws Error on any other */
function parseColor(text: string): Rgba {
  const [red, green, blue, alpha = 1] = /^rgba?\(/.test(text) ? text.match(/[\d.]+/g)!.map(Number) : [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not a computed sRGB color: ${text}`);
  }
  return [red, green, blue, alpha];
}

/** Lays colors over one another, topmost first; below them all is white paper. */
function flatten(layers: readonly Rgba[]): Rgba {
  return layers.reduceRight<Rgba>(
    (below, [red, green, blue, alpha]) => {
      const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    },
    [255, 255, 255, 1],
  );
}

function luminance(color: Rgba): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21, of a color to the backgrounds behind it, topmost first. */
export function contrast(color: string, backgrounds: readonly string[]): number {
  const behind = backgrounds.map(parseColor);
  const [one, other] = [luminance(flatten([parseColor(color), ...behind])), luminance(flatten(behind))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
