/** Snippets of a hit's texts, with highlighted matches. Long texts are shortened around a match. */
import type {TextPart} from '../types';
import {splitWords, stem} from './words';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the spans of matched words, in order. Touching spans, such as parts of a code, are merged. */
function matchedSpans(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  const matched = splitWords(text).filter(({term}) => terms.has(stem(term)));
  for (const {start: at, end} of matched.sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    const [hyphens = ''] = /(?<!\w)-+$/.exec(text.slice(0, at)) ?? []; // Those of an option.
    const start = at - hyphens.length;
    if (last && /^_?$/.test(text.slice(last.end, start))) {
      spans[spans.length - 1] = {start: last.start, end: Math.max(last.end, end)};
    } else {
      spans.push({start, end});
    }
  }
  return spans;
}

/** Returns the non-empty parts of a range of a text. */
function partsOf(text: string, spans: readonly Span[], from: number, to: number): TextPart[] {
  let at = from;
  const parts = spans
    .filter(({start, end}) => start >= from && end <= to)
    .flatMap(({start, end}) => {
      const before = {text: text.slice(at, start), marked: false};
      at = end;
      return [before, {text: text.slice(start, end), marked: true}];
    });
  return [...parts, {text: text.slice(at, to), marked: false}].filter((part) => part.text !== '');
}

/**
 * Returns the range with the most matched words, centered if possible, or the beginning; `…` marks a cut.
 *
 * @param terms stems of the matched words
 * @param size number of words, at least 1; words are separated by spaces, and end before a punctuation mark
 */
export function snippetOf(text: string, terms: ReadonlySet<string>, size: number): TextPart[] {
  const words = [...text.matchAll(/\S*[^\s.,:;…·]/g)].map(({0: all, index: at}) => ({start: at, end: at + all.length}));
  const spans = matchedSpans(text, terms);
  if (words.length <= size) {
    return partsOf(text, spans, 0, text.length);
  }
  const found = words.flatMap((word, at) =>
    spans.some(({start, end}) => start < word.end && end > word.start) ? [at] : [],
  );
  const runs = found.map((first, index) => found.slice(index).filter((at) => at < first + size));
  const best = runs.reduce((most, run) => (run.length > most.length ? run : most), runs[0] ?? [0]);
  const spare = size - (best.at(-1)! - best[0]! + 1);
  const from = Math.max(0, Math.min(best[0]! - Math.floor(spare / 2), words.length - size));
  const to = from + size;
  const parts = partsOf(text, spans, words[from]!.start, to < words.length ? words[to - 1]!.end : text.length);
  const cut = {text: '…', marked: false};
  return [...(from > 0 ? [cut] : []), ...parts, ...(to < words.length ? [cut] : [])];
}
