/**
 * Recent and favorite searches of a reader, in the browser's storage, under the keys and in the shape that DocSearch
 * uses.
 */
import {sanitizeHits} from './hits';
import {openStoredValue} from './storage';
import {EMPTY_HIERARCHY, type SearchRecord} from './types';

/** Specification §9. */
const MAX_RECENT = {withoutFavorites: 7, withFavorites: 4} as const;
const MAX_FAVORITES = 10;

/** A page that was found, without its snippet. */
export type SavedSearch = SearchRecord;

export interface SavedSearches {
  /** Latest first. */
  readonly recent: () => SavedSearch[];
  /** Latest first. */
  readonly favorites: () => SavedSearch[];
  /** Puts the hit's page before the recent searches, unless it is a favorite. */
  readonly add: (hit: SearchRecord) => void;
  /** Makes a recent search a favorite. */
  readonly promote: (saved: SavedSearch) => void;
  readonly removeRecent: (saved: SavedSearch) => void;
  readonly removeFavorite: (saved: SavedSearch) => void;
}

/**
 * Opens the saved searches of an index. No method throws.
 *
 * @param ownOrigins of the site: addresses there become site paths
 */
export function openSavedSearches(indexName: string, ownOrigins: readonly string[]): SavedSearches {
  const stored = {
    recent: openStoredValue(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
    favorites: openStoredValue(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
  };

  /** Anybody may have written there: the result is as safe to show and to follow as a hit. */
  function read(list: keyof typeof stored): SavedSearch[] {
    const pages = sanitizeHits(stored[list].read(), ownOrigins).map(parentPage);
    return pages.filter(({url}, index) => pages.findIndex((page) => page.url === url) === index);
  }

  const favorites = (): SavedSearch[] => read('favorites').slice(0, MAX_FAVORITES);
  const recent = (): SavedSearch[] => {
    const kept = favorites();
    const limit = kept.length > 0 ? MAX_RECENT.withFavorites : MAX_RECENT.withoutFavorites;
    return without(read('recent'), kept).slice(0, limit);
  };

  return {
    recent,
    favorites,
    add(hit) {
      stored.recent.write([parentPage(hit), ...recent()]);
      stored.recent.write(recent()); // No more than is shown.
    },
    promote(saved) {
      stored.favorites.write([saved, ...favorites()].slice(0, MAX_FAVORITES));
      stored.recent.write(recent());
    },
    removeRecent: (saved) => stored.recent.write(without(recent(), [saved])),
    removeFavorite: (saved) => stored.favorites.write(without(favorites(), [saved])),
  };
}

/** The page of a hit, as the record of its title. */
function parentPage({url: address, hierarchy: {lvl0, lvl1}, language, docusaurus_tag}: SearchRecord): SavedSearch {
  const url = address.replace(/#.*/s, '');
  const hierarchy = {...EMPTY_HIERARCHY, lvl0, lvl1: lvl1 ?? lvl0};
  return {objectID: url, url, type: 'lvl1', content: null, hierarchy, language, docusaurus_tag};
}

const without = (searches: readonly SavedSearch[], others: readonly SavedSearch[]): SavedSearch[] =>
  searches.filter(({url}) => others.every((other) => other.url !== url));
