/** What differs from run to run, and what pages show instead. */

interface Mask {
  readonly pattern: RegExp;
  readonly shown: string;
}

/** Pages always show these in one and the same form. */
const CANONICAL: readonly Mask[] = [
  {pattern: /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\]/gm, shown: '[2025-08-06T01:23:45.678Z]'},
];

/** Pages show any one of these, as it came out once. */
const RANDOM: readonly Mask[] = [
  // The wait before a retry.
  {pattern: /\bafter \d+ milliseconds\b/g, shown: 'after 0 milliseconds'},
  // The ID of a plugin, made from a new key.
  {pattern: /\b[a-p]{32}\b/g, shown: 'plugin-id'},
  // The key of a file in kintone.
  {pattern: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, shown: 'file-key'},
];

const apply = (text: string, masks: readonly Mask[]): string =>
  masks.reduce((result, {pattern, shown}) => result.replace(pattern, shown), text);

/** Brings a true output into the form that pages show. */
export const toCanonical = (text: string): string => apply(text, CANONICAL);

/** Whether a line of a page and a line of a true output, in canonical form, say the same. */
export const isSameLine = (shown: string, found: string): boolean => apply(shown, RANDOM) === apply(found, RANDOM);
