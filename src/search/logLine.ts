/** Reads pasted terminal output as the pages quote it. */

/** Colors of a terminal: ECMA-48 "SGR" sequences. */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const COLORS = /\u001b\[[\d;]*m/g;
/** `[2025-08-06T01:23:45.678Z] ERROR: `, as cli-kintone writes it. Either half and the brackets are optional. */
const PREFIX =
  /^[^\S\n]*(?:\[?\d{4}-\d\d-\d\dT[\d:.]+Z?\]?[^\S\n]*)?(?:(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL):[^\S\n]*)?/gm;

/** Removes time, level, and colors from every line, as the pages quote messages. Run this before cutting a query. */
export function stripLogPrefix(text: string): string {
  return text.replace(COLORS, '').replace(PREFIX, '');
}

/** Signs of an error message, the strongest first: a kintone code, an error, another level. */
const SIGNS: readonly RegExp[] = [/\b[A-Z]+_[A-Z]{2}\d{2}\b/, /(?:ERROR|FATAL|Error):/, /(?:WARN|INFO):/];

/** Returns the message of a pasted log, the last line with the strongest sign. Other text is unchanged. */
export function messageOf(text: string): string {
  const lines = text.split(/\r?\n/);
  const line = SIGNS.map((sign) => lines.findLast((each) => sign.test(each))).find(Boolean);
  return line === undefined ? text : stripLogPrefix(line).trim();
}
