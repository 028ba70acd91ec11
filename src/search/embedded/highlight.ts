/** Shows the found words in a text. */
import type {HighlightResult} from '../wire';
import type {Word} from './words';

interface Marks {
  /** Cuts a text into words, as `splitWords` does. */
  readonly wordsOf: (text: string) => readonly Word[];
  /** Names the thing asked for that a word of a text stands for; undefined for other words. */
  readonly conceptOf: (term: string) => string | undefined;
  /** How many things are asked for. */
  readonly conceptCount: number;
  readonly preTag: string;
  readonly postTag: string;
  /** Put where a snippet leaves text out. */
  readonly ellipsis: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Findings {
  /** In order, without overlaps. */
  readonly spans: readonly Span[];
  readonly concepts: ReadonlySet<string>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Joins spans that overlap, such as a compound and its parts. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) {
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, span.end)};
    } else {
      merged.push(span);
    }
  }
  return merged;
}

/**
 * The run of so many words that has most found words in it; among equals the one that has them nearest to its
 * middle.
 */
function bestRun(words: readonly Span[], spans: readonly Span[], size: number): Span {
  const found = words.flatMap(({start, end}, index) =>
    spans.some((span) => span.start < end && span.end > start) ? [index] : [],
  );
  let best = {from: 0, count: 0};
  for (const [index, first] of found.entries()) {
    const inRun = found.slice(index).filter((each) => each < first + size);
    if (inRun.length > best.count) {
      const spare = size - (inRun.at(-1)! - first + 1);
      best = {from: first - Math.floor(spare / 2), count: inRun.length};
    }
  }
  const from = Math.max(0, Math.min(best.from, words.length - size));
  return {start: words[from]!.start, end: words[from + size - 1]!.end};
}

/** Highlights texts of one answer; a text that several hits share, such as a page's title, is read once. */
export class Highlighter {
  private readonly findings = new Map<string, Findings>();

  constructor(private readonly marks: Marks) {}

  /** The whole text, found words between the tags, all else HTML-escaped. */
  highlight(text: string): HighlightResult {
    return this.result(text, this.render(text, {start: 0, end: text.length}));
  }

  /**
   * The part of a text around its found words, or its beginning.
   *
   * @param size number of words, at least 1; words are what stands between blanks
   */
  snippet(text: string, size: number): HighlightResult {
    const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({start: index, end: index + word.length}));
    if (words.length <= size) {
      return this.highlight(text);
    }
    const part = bestRun(words, this.find(text).spans, size);
    const {ellipsis} = this.marks;
    const before = part.start > words[0]!.start ? ellipsis : '';
    const after = part.end < words.at(-1)!.end ? ellipsis : '';
    return this.result(text, before + this.render(text, part) + after);
  }

  private find(text: string): Findings {
    const known = this.findings.get(text);
    if (known) {
      return known;
    }
    const concepts = new Set<string>();
    const spans = this.marks.wordsOf(text).filter(({term}) => {
      const concept = this.marks.conceptOf(term);
      return concept !== undefined && concepts.add(concept);
    });
    const findings = {spans: merge(spans), concepts};
    this.findings.set(text, findings);
    return findings;
  }

  private render(text: string, {start, end}: Span): string {
    const {preTag, postTag} = this.marks;
    let at = start;
    let html = '';
    for (const span of this.find(text).spans) {
      if (span.start >= start && span.end <= end) {
        html += escapeHtml(text.slice(at, span.start));
        html += preTag + escapeHtml(text.slice(span.start, span.end)) + postTag;
        at = span.end;
      }
    }
    return html + escapeHtml(text.slice(at, end));
  }

  private result(text: string, value: string): HighlightResult {
    const {concepts} = this.find(text);
    const matchLevel = concepts.size === 0 ? 'none' : concepts.size < this.marks.conceptCount ? 'partial' : 'full';
    return {value, matchLevel, matchedWords: [...concepts]};
  }
}
