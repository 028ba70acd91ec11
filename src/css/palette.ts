/** The colors of `tokens.css`, for the browser's own frame, which has no style sheet. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const css = readFileSync(createRequire(import.meta.url).resolve('./tokens.css'), 'utf8');

/** Maps each color's name without `--` to `#rrggbb`. */
export const palette: ReadonlyMap<string, {readonly light: string; readonly dark: string}> = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name!,
    {light: light!, dark: dark!},
  ]),
);
