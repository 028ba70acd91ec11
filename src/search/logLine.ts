/** The text before a message when a program prints it as a log line. */

/** Colors of a terminal: ECMA-48 "SGR" sequences. */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const COLORS = /\u001b\[[\d;]*m/g;
/** `[2025-08-06T01:23:45.678Z] ERROR: `, as cli-kintone writes it; either half, and the brackets, may be missing. */
const PREFIX =
  /^[^\S\n]*(?:\[?\d{4}-\d\d-\d\dT[\d:.]+Z?\]?[^\S\n]*)?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL):[^\S\n]*)?/gm;

/**
 * Takes time, level and colors off every line, so that a message reads as the pages quote it. Run this
 * before cutting a query to its maximum length.
 */
export function stripLogPrefix(text: string): string {
  return text.replace(COLORS, '').replace(PREFIX, '');
}
