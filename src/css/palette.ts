/** The colors of `tokens.css`, for what has no style sheet: the browser's own frame. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const css = readFileSync(createRequire(import.meta.url).resolve('./tokens.css'), 'utf8');

/** Each color as `#rrggbb`, by its name without `--`. */
export const palette: ReadonlyMap<string, {readonly light: string; readonly dark: string}> = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name!,
    {light: light!, dark: dark!},
  ]),
);
