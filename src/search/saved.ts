/**
 * A reader's recent and favorite searches. The browser stores the pages that were found, without snippets, under the
 * keys and in the format of DocSearch.
 */
import {sanitizeHits} from './hits';
import {readStored, writeStored} from './storage';
import {parentPage, type SearchHit} from './types';

/** Maximum number of recent searches (specification §9). */
const MAX_RECENT = {withoutFavorites: 7, withFavorites: 4} as const;
const MAX_FAVORITES = 10;

/** Names of the lists in storage keys. */
type List = 'RECENT' | 'FAVORITE';

export class SavedSearches {
  /** @param ownOrigins of the site; addresses there become site paths */
  constructor(
    private readonly indexName: string,
    private readonly ownOrigins: readonly string[],
  ) {}

  /** Returns recent searches, latest first. */
  recent(): SearchHit[] {
    const favorites = this.favorites();
    const limit = favorites.length > 0 ? MAX_RECENT.withFavorites : MAX_RECENT.withoutFavorites;
    return without(this.read('RECENT'), favorites).slice(0, limit);
  }

  /** Returns favorites, latest first. */
  favorites(): SearchHit[] {
    return this.read('FAVORITE').slice(0, MAX_FAVORITES);
  }

  /** Adds the hit's page to the top of the recent searches, unless it is a favorite. */
  add(hit: SearchHit): void {
    const page = parentPage(hit);
    this.write('RECENT', [page, ...without(this.recent(), [page])]);
    this.write('RECENT', this.recent()); // Drops the entries beyond the maximum.
  }

  /** Moves a recent search to the favorites. */
  promote(saved: SearchHit): void {
    this.write('FAVORITE', [saved, ...this.favorites()].slice(0, MAX_FAVORITES));
    this.write('RECENT', this.recent());
  }

  /** Removes a search from its list. */
  remove(saved: SearchHit): void {
    this.write('RECENT', without(this.recent(), [saved]));
    this.write('FAVORITE', without(this.favorites(), [saved]));
  }

  /** Reads a list. Storage is untrusted, so the entries are sanitized like hits. */
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

const without = (searches: readonly SearchHit[], others: readonly SearchHit[]): SearchHit[] =>
  searches.filter(({url}) => others.every((other) => other.url !== url));
