/**
 * Recent and favorite searches of a reader, in the browser's storage, under the keys and in the shape that DocSearch
 * uses: the pages that were found, without snippets.
 */
import {sanitizeHits} from './hits';
import {readStored, writeStored} from './storage';
import {EMPTY_HIERARCHY, type SearchHit} from './types';

/** Specification §9. */
const MAX_RECENT = {withoutFavorites: 7, withFavorites: 4} as const;
const MAX_FAVORITES = 10;

/** As their keys have it. */
type List = 'RECENT' | 'FAVORITE';

export class SavedSearches {
  /** @param ownOrigins of the site: addresses there become site paths */
  constructor(
    private readonly indexName: string,
    private readonly ownOrigins: readonly string[],
  ) {}

  /** Latest first. */
  recent(): SearchHit[] {
    const favorites = this.favorites();
    const limit = favorites.length > 0 ? MAX_RECENT.withFavorites : MAX_RECENT.withoutFavorites;
    return without(this.read('RECENT'), favorites).slice(0, limit);
  }

  /** Latest first. */
  favorites(): SearchHit[] {
    return this.read('FAVORITE').slice(0, MAX_FAVORITES);
  }

  /** Puts the hit's page before the recent searches, unless it is a favorite. */
  add(hit: SearchHit): void {
    const page = parentPage(hit);
    this.write('RECENT', [page, ...without(this.recent(), [page])]);
    this.write('RECENT', this.recent()); // No more than is shown.
  }

  /** Makes a recent search a favorite. */
  promote(saved: SearchHit): void {
    this.write('FAVORITE', [saved, ...this.favorites()].slice(0, MAX_FAVORITES));
    this.write('RECENT', this.recent());
  }

  /** Removes a search from the list that it is in. */
  remove(saved: SearchHit): void {
    this.write('RECENT', without(this.recent(), [saved]));
    this.write('FAVORITE', without(this.favorites(), [saved]));
  }

  /** Anybody may have written there: the result is as safe to show and to follow as a hit. */
  private read(list: List): SearchHit[] {
    return sanitizeHits(readStored(this.keyOf(list)), this.ownOrigins).map(parentPage);
  }

  private write(list: List, searches: readonly SearchHit[]): void {
    const pages = searches.map(({snippet, ...page}) => page);
    writeStored(this.keyOf(list), pages);
  }

  private keyOf(list: List): string {
    return `__DOCSEARCH_${list}_SEARCHES__${this.indexName}`;
  }
}

/** The page of a hit, as the record of its title. */
function parentPage({url: address, hierarchy: {lvl0, lvl1}}: SearchHit): SearchHit {
  const url = address.replace(/#.*/s, '');
  return {objectID: url, url, type: 'lvl1', content: null, hierarchy: {...EMPTY_HIERARCHY, lvl0, lvl1}, snippet: {}};
}

const without = (searches: readonly SearchHit[], others: readonly SearchHit[]): SearchHit[] =>
  searches.filter(({url}) => others.every((other) => other.url !== url));
