/** The words of Markdown without its signs. */
import type {Code, Nodes} from 'mdast';
import {stripLogPrefix} from '../logLine';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

function words(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'textDirective':
      // No directive of ours: the colon of `a:b`, which the build puts back too.
      return `:${node.name}${node.children.map(words).join('')}`;
    default:
      // Images, comments, expressions and footnote marks have no children and say nothing.
      return 'children' in node ? node.children.map(words).join('') : '';
  }
}

/** The text of a paragraph, a heading or a cell on one line: no backticks, no link targets, no JSX. */
export function plainText(node: Nodes): string {
  return squeeze(words(node));
}

/** Languages of blocks that quote a command or a message; the others show files. */
const QUOTING = new Set(['bash', 'powershell', 'batch', 'text']);
/** Shells whose commands the page shows under their name. */
const SHELLS: Readonly<Record<string, string>> = {powershell: 'PowerShell', batch: 'Command Prompt'};
/**
 * Marks of blocks that quote nothing: files, drawn folders, data on standard output; and examples, as the text
 * around one says what it does and its sample data is nobody's question.
 */
const NOT_QUOTED = /^example\b|\b(?:tree|stdout|title)\b/;
/** Lines that report progress; nobody looks for what went well. */
const PROGRESS = /^(?:\[[^\]]*\] )?(?:INFO|DEBUG|TRACE):.*$/gm;
/** Longest quotation that somebody would look for, in characters; longer blocks are logs and programs. */
const MAX_QUOTATION = 800;
/** A drawing has fewer letters and digits among its signs, a command with many options has more. */
const MIN_WORD_SHARE = 0.6;

function isDrawing(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_WORD_SHARE * signs.length;
}

/**
 * The commands or messages that a code block quotes, each on one line, without time and level.
 *
 * @returns each line of a `text` block by itself, as each may be a message; a command as a whole; nothing for a
 * block that shows something else, or that is too long to be asked for
 */
export function quotations({lang, meta, value}: Code): string[] {
  const text = stripLogPrefix(value.replace(PROGRESS, ''));
  if (!QUOTING.has(lang ?? '') || NOT_QUOTED.test(meta ?? '') || text.length > MAX_QUOTATION || isDrawing(text)) {
    return [];
  }
  const shell = SHELLS[lang ?? ''];
  const lines = lang === 'text' ? text.split('\n') : [shell ? `${shell}: ${text}` : text];
  return lines.map(squeeze).filter((line) => /[\p{L}\p{N}]/u.test(line));
}
