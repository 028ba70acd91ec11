/**
 * Recent and favorite searches of a reader, in the browser's storage, under the keys and in the shape that DocSearch
 * uses. The storage may be damaged, foreign, full or forbidden: then they live as long as the object does.
 */
import {pageOf} from './groups';
import {sanitizeHits} from './hits';
import type {SearchRecord} from './types';

/** Specification §9. */
const MAX_RECENT = {withoutFavorites: 7, withFavorites: 4} as const;
const MAX_FAVORITES = 10;

/** A page that was found, without highlight or snippet. */
export type SavedSearch = SearchRecord;

/** The part of local storage that is used. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface SavedSearches {
  /** Latest first. */
  recent(): readonly SavedSearch[];
  /** Latest first. */
  favorites(): readonly SavedSearch[];
  /** Puts the hit's page in front of the recent searches, unless it is a favorite. */
  add(hit: SearchRecord): void;
  /** Makes a recent search a favorite. */
  promote(saved: SavedSearch): void;
  removeRecent(saved: SavedSearch): void;
  removeFavorite(saved: SavedSearch): void;
}

export interface SavedSearchesOptions {
  readonly indexName: string;
  /** Default: local storage. A function, because reading `window.localStorage` alone may throw. */
  readonly storage?: () => SavedStorage;
  /** Origins of the site: addresses there become relative. */
  readonly ownOrigins?: readonly string[];
}

/** Opens the saved searches of an index. No method throws. */
export function openSavedSearches({
  indexName,
  storage = () => window.localStorage,
  ownOrigins = [],
}: SavedSearchesOptions): SavedSearches {
  const recentList = createList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, storage, ownOrigins);
  const favoriteList = createList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, storage, ownOrigins);

  const favorites = (): SavedSearch[] => favoriteList.read().slice(0, MAX_FAVORITES);
  const recent = (): SavedSearch[] => {
    const kept = favorites();
    const limit = kept.length > 0 ? MAX_RECENT.withFavorites : MAX_RECENT.withoutFavorites;
    return without(recentList.read(), kept).slice(0, limit);
  };

  return {
    recent,
    favorites,
    add(hit) {
      const page = parentPage(hit);
      if (!favorites().some(({url}) => url === page.url)) {
        recentList.write([page, ...without(recent(), [page])]);
      }
    },
    promote(saved) {
      const rest = without(recent(), [saved]);
      favoriteList.write([saved, ...without(favorites(), [saved])]);
      recentList.write(rest);
    },
    removeRecent: (saved) => recentList.write(without(recent(), [saved])),
    removeFavorite: (saved) => favoriteList.write(without(favorites(), [saved])),
  };
}

/** The page that a hit stands on, as the record of its title. */
function parentPage({
  url,
  objectID,
  type,
  hierarchy: {lvl0, lvl1},
  language,
  docusaurus_tag,
}: SearchRecord): SavedSearch {
  const page = pageOf({url});
  return {
    objectID: type === 'lvl1' && url === page ? objectID : page,
    url: page,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0, lvl1: lvl1 ?? lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    language,
    docusaurus_tag,
  };
}

interface List {
  read(): SavedSearch[];
  write(searches: SavedSearch[]): void;
}

function createList(key: string, storage: () => SavedStorage, ownOrigins: readonly string[]): List {
  // Ahead of the storage as soon as that has refused to take something.
  let refused: SavedSearch[] | undefined;
  return {
    read() {
      try {
        return refused ?? parse(storage().getItem(key), ownOrigins);
      } catch {
        return []; // Forbidden or damaged: as good as empty.
      }
    },
    write(searches) {
      try {
        storage().setItem(key, JSON.stringify(searches));
        refused = undefined;
      } catch {
        refused = searches; // Forbidden or full: remembered here.
      }
    },
  };
}

/** Anybody may have written there: what comes out is as safe to show and to follow as a hit. */
function parse(text: string | null, ownOrigins: readonly string[]): SavedSearch[] {
  const pages = sanitizeHits(JSON.parse(text ?? '[]'), ownOrigins).map(parentPage);
  return pages.filter(({url}, index) => pages.findIndex((page) => page.url === url) === index);
}

function without(searches: readonly SavedSearch[], others: readonly SavedSearch[]): SavedSearch[] {
  return searches.filter(({url}) => others.every((other) => other.url !== url));
}
