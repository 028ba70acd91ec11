// cspell:ignore favorite
/**
 * Recent and favourite searches of a reader, in the browser's storage, under the keys and in the shape that DocSearch
 * uses. The storage may be damaged, foreign, full or forbidden: then they live as long as the object does.
 */
import {pageOf} from './groups';
import {sanitizeHits} from './hits';
import {LEVELS, type Hierarchy, type SearchHit, type SearchRecord} from './types';

/** Specification §9. */
const MAX_RECENT = {withoutFavourites: 7, withFavourites: 4} as const;
const MAX_FAVOURITES = 10;

/** A page that was found, without highlight or snippet. */
export type SavedSearch = SearchRecord;

/** The part of local storage that is used. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface SavedSearches {
  /** Latest first. */
  recent(): readonly SavedSearch[];
  /** Latest first. */
  favourites(): readonly SavedSearch[];
  /** Puts the hit's page in front of the recent searches, unless it is a favourite. */
  add(hit: SearchHit): void;
  /** Makes a recent search a favourite. */
  promote(saved: SavedSearch): void;
  removeRecent(saved: SavedSearch): void;
  removeFavourite(saved: SavedSearch): void;
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
  const recent = createList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, storage, ownOrigins);
  const favourites = createList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, storage, ownOrigins);

  const readFavourites = (): readonly SavedSearch[] => favourites.read().slice(0, MAX_FAVOURITES);
  const readRecent = (): readonly SavedSearch[] => {
    const kept = readFavourites();
    const limit = kept.length > 0 ? MAX_RECENT.withFavourites : MAX_RECENT.withoutFavourites;
    return without(recent.read(), kept).slice(0, limit);
  };

  return {
    recent: readRecent,
    favourites: readFavourites,
    add(hit) {
      const page = parentPage(hit);
      if (!readFavourites().some(({url}) => url === page.url)) {
        recent.write([page, ...without(readRecent(), [page])].slice(0, MAX_RECENT.withoutFavourites));
      }
    },
    promote(saved) {
      const rest = without(readRecent(), [saved]);
      favourites.write([saved, ...without(readFavourites(), [saved])].slice(0, MAX_FAVOURITES));
      recent.write(rest);
    },
    removeRecent(saved) {
      recent.write(without(readRecent(), [saved]));
    },
    removeFavourite(saved) {
      favourites.write(without(readFavourites(), [saved]));
    },
  };
}

/**
 * The page that a hit stands on, as the record of its title.
 *
 * @param hit a page's title, a section or a text
 */
export function parentPage(hit: SearchHit): SavedSearch {
  const {lvl0, lvl1} = hit.hierarchy;
  const none = Object.fromEntries(LEVELS.map((level) => [level, null])) as Record<keyof Hierarchy, null>;
  const url = pageOf(hit);
  return {
    objectID: hit.type === 'lvl1' && hit.url === url ? hit.objectID : url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...none, lvl0, lvl1: lvl1 ?? lvl0},
    language: hit.language,
    docusaurus_tag: hit.docusaurus_tag,
  };
}

interface List {
  read(): readonly SavedSearch[];
  write(searches: readonly SavedSearch[]): void;
}

function createList(key: string, storage: () => SavedStorage, ownOrigins: readonly string[]): List {
  // Ahead of the storage as soon as that has refused to take something.
  let refused: readonly SavedSearch[] | undefined;
  return {
    read() {
      if (refused) {
        return refused;
      }
      try {
        return parse(storage().getItem(key), ownOrigins);
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
