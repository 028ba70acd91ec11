// cspell:ignore favorites
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SavedSearch, SavedSearches} from '../../../search/saved';
import HitText from './HitText';
import {RecentIcon, RemoveIcon, StarIcon} from './Icons';
import {POPUP_ID, type ScreenProps} from './screen';
import {RECENT} from './useSearch';

interface Props extends ScreenProps {
  readonly saved: SavedSearches;
  /** A saved search was moved or removed. */
  readonly onChange: () => void;
}

interface ActionProps {
  readonly label: string;
  readonly search: SavedSearch;
  readonly onAct: (search: SavedSearch) => void;
  readonly children: ReactNode;
}

function Action({label, search, onAct, children}: ActionProps): ReactNode {
  return (
    <span className="DocSearch-Hit-action" role="gridcell">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={label}
        aria-label={`${label}: ${search.hierarchy.lvl1 ?? search.url}`}
        onClick={() => onAct(search)}
      >
        {children}
      </button>
    </span>
  );
}

/**
 * Recent and favourite searches: a grid and not a list, because each has buttons beside its link, which an option of a
 * list must not hold.
 */
export default function StartScreen({autocomplete, collections, saved, onChange, onFollow}: Props): ReactNode {
  const filled = collections.filter(({items}) => items.length > 0);
  if (filled.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  const act =
    (change: (search: SavedSearch) => void) =>
    (search: SavedSearch): void => {
      change(search);
      onChange();
    };
  return (
    <div id={POPUP_ID} className="DocSearch-Dropdown-Container" role="grid" aria-label="Saved searches">
      {filled.map(({source, items}) => {
        const isRecent = source.sourceId === RECENT;
        const titleId = `docsearch-title-${source.sourceId}`;
        return (
          <div key={source.sourceId} className="DocSearch-Hits" role="presentation">
            <div id={titleId} className="DocSearch-Hit-source" role="presentation">
              {items[0]!.group}
            </div>
            <div role="rowgroup" aria-labelledby={titleId}>
              {items.map((item) => {
                const {onClick, ...row} = autocomplete.getItemProps({item, source});
                return (
                  <div key={item.hit.url} {...row} className="DocSearch-Hit" role="row">
                    <span className="DocSearch-Hit-cell" role="gridcell">
                      <Link
                        to={item.hit.url}
                        autoAddBaseUrl={false}
                        tabIndex={-1}
                        onClick={(event) => {
                          onClick(event);
                          onFollow(event);
                        }}
                      >
                        <span className="DocSearch-Hit-Container">
                          <span className="DocSearch-Hit-icon">{isRecent ? <RecentIcon /> : <StarIcon />}</span>
                          <HitText hit={item.hit} />
                        </span>
                      </Link>
                    </span>
                    {isRecent && (
                      <Action label="Save this search" search={item.hit} onAct={act(saved.promote)}>
                        <StarIcon />
                      </Action>
                    )}
                    <Action
                      label={isRecent ? 'Remove this search from history' : 'Remove this search from favorites'}
                      search={item.hit}
                      onAct={act(isRecent ? saved.removeRecent : saved.removeFavourite)}
                    >
                      <RemoveIcon />
                    </Action>
                  </div>
                );
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
}
