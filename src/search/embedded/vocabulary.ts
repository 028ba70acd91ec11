/** The words of an index, by their stems: which there are, how they are built, how rare they are. */
import {stem, type Word} from './words';

/** Shortest part of a run-together word. */
const MIN_PART = 3;
/** So many ends of a word that is still being typed are enough. */
const MAX_COMPLETIONS = 50;

/** The first place in an ordered list that is not before a word. */
function firstFrom(sorted: readonly string[], word: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < word) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/** The term for two stems that follow one another in a name. */
export const pairOf = (first: string, second: string): string => `${first}+${second}`;

export class Vocabulary {
  /** All words in order, once they have been asked for. */
  private sorted: string[] | undefined;
  /** Stem: in how many texts it stands. */
  private readonly counts = new Map<string, number>();
  /** Each word as it stands in the texts, and its stem. */
  private readonly stems = new Map<string, string>();
  private readonly compounds = new Map<string, readonly string[]>();

  /**
   * Takes in the words of one text.
   *
   * @param withPairs whether two words that follow one another make a word of their own
   * @returns their stems
   */
  add(words: readonly Word[], withPairs = false): string[] {
    this.sorted = undefined;
    const found = words.map(({term, parts}) => {
      let root = this.stems.get(term);
      if (root === undefined) {
        root = stem(term);
        this.stems.set(term, root);
        if (parts && !term.startsWith('-')) {
          this.compounds.set(term, parts);
        }
      }
      return root;
    });
    if (withPairs) {
      const simple = words.filter(({parts}) => !parts).map(({term}) => this.stemOf(term));
      simple.slice(1).forEach((root, index) => found.push(pairOf(simple[index]!, root)));
    }
    for (const root of new Set(found)) {
      this.counts.set(root, (this.counts.get(root) ?? 0) + 1);
    }
    return found;
  }

  /** Whether any text has a word of this stem. */
  has(root: string): boolean {
    return this.counts.has(root);
  }

  /** As `stem`, and quicker for words of the index. */
  stemOf(term: string): string {
    return this.stems.get(term) ?? stem(term);
  }

  /** Higher for rarer stems; one that is not in the index is as good as common, as it finds nothing. */
  rarity(root: string): number {
    const count = this.counts.get(root);
    return count ? 1 / count : 0;
  }

  /** Stems of words that begin like this, without that of the word itself; of many, the most frequent. */
  completions(beginning: string): string[] {
    this.sorted ??= [...this.stems.keys()].sort();
    const roots = new Set<string>();
    for (let at = firstFrom(this.sorted, beginning); this.sorted[at]?.startsWith(beginning); at++) {
      const term = this.sorted[at]!;
      // A compound is found by its parts: only one that is cut in the middle of them is completed.
      if (this.compounds.get(term)?.[0] !== beginning) {
        roots.add(this.stems.get(term)!);
      }
    }
    roots.delete(stem(beginning));
    return [...roots].sort((a, b) => this.counts.get(b)! - this.counts.get(a)!).slice(0, MAX_COMPLETIONS);
  }

  /** Stems of words that differ by two swapped neighbours: `export` for `exprot`. */
  swaps(term: string): string[] {
    const letters = [...term];
    return letters
      .slice(1)
      .map((letter, index) =>
        stem([...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join('')),
      )
      .filter((root) => this.has(root));
  }

  /** The parts of a word that readers write together: `update`, `key` for `updatekey`; undefined for other words. */
  partsOf(term: string): readonly string[] | undefined {
    const known = this.compounds.get(term);
    if (known || this.has(stem(term))) {
      return known;
    }
    for (let at = term.length - MIN_PART; at >= MIN_PART; at--) {
      const parts = [term.slice(0, at), term.slice(at)];
      if (parts.every((part) => this.stems.has(part))) {
        return parts;
      }
    }
    return undefined;
  }
}
