/** A part of a text, with the attributes of the element around it. */
export interface TextPart {
  readonly text: string;
  readonly attributes?: {readonly class: string} | {readonly lang: string};
}

/** Names that fit on a line at 320 pixels. Browsers would break `--log-level`, `--app <app ID>`, and `--`. */
const NAME = /'--'|(?<![\w.-])(?=[\w-]{2,24}(?![\w-]))(?:--?[a-zA-Z]\w*(?:-\w+)*(?: <[^>\n]{1,9}>)?|\w+(?:-\w+)+|--)/;
/** Japanese, including punctuation and numbers inside it. It has other fonts, line breaks, and voices (WCAG 3.1.2). */
const JAPANESE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「」。、ー～々](?:[^\n`"<>]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「」。、ー～々])?/u;
const PARTS = new RegExp(`(${NAME.source})|(${JAPANESE.source})`, 'gu');

/** Splits a text at names that must not break and at parts in Japanese. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const {0: part, 1: name, index} of text.matchAll(PARTS)) {
    parts.push({text: text.slice(end, index)}, {text: part, attributes: name ? {class: 'unbroken'} : {lang: 'ja'}});
    end = index + part.length;
  }
  return [...parts, {text: text.slice(end)}].filter((part) => part.text);
}
