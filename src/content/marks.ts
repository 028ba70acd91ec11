import type {Code} from 'mdast';

const MARK = /\{[^}]*\}|(?<name>[A-Za-z][\w-]*)(?:=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s"]+)))?(?=\s|$)|\S+/g;

/**
 * Reads the words after the language of a code block (`examples/README.md`) as values by name, or `true` for a word
 * without a value. Line numbers in braces and unreadable words become names.
 */
export function readMarks({meta}: Pick<Code, 'meta'>): ReadonlyMap<string, string | true> {
  const marks = [...(meta ?? '').matchAll(MARK)];
  return new Map(marks.map(({0: text, groups}) => [groups?.name ?? text, groups?.quoted ?? groups?.plain ?? true]));
}
