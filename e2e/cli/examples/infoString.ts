import {Wrong} from '../mistake';

/** The words behind the language of a fence: ```` ```bash example exit=1 server="--seed 4500" ```` . */

/** Value by name; a word without a value has the value `true`. */
export type Words = ReadonlyMap<string, string | true>;

const WORD =
  /\s*(?:(?<range>\{[^}]*\})|(?<name>[A-Za-z][\w-]*)(?:=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s"]+)))?(?=\s|$))/y;

/**
 * Splits an info string into its words.
 *
 * @throws Wrong that quotes the part that cannot be read
 */
export function parseInfoString(meta: string): Words {
  const words = new Map<string, string | true>();
  const text = meta.trimEnd();
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const start = WORD.lastIndex;
    const {range, name, quoted, plain} = WORD.exec(text)?.groups ?? {};
    if (name === undefined && range === undefined) {
      throw new Wrong(`cannot read ${text.slice(start).trim()} behind the language: write words, or name="value"`);
    }
    // Numbers in braces mark lines for the reader.
    if (name !== undefined) {
      if (words.has(name)) {
        throw new Wrong(`the word "${name}" stands twice: remove one`);
      }
      words.set(name, quoted ?? plain ?? true);
    }
  }
  return words;
}
