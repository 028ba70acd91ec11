import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import type {SavedSearch, SavedSearches} from '../../search/saved';
import HitLink from './HitLink';
import Icon, {type IconName} from './Icon';
import {RECENT, type ScreenProps} from './useSearch';

interface Props extends ScreenProps {
  readonly saved: SavedSearches;
  /** A saved search was moved or removed. */
  readonly onChange: () => void;
}

interface ActionProps {
  readonly label: string | undefined;
  readonly icon: IconName;
  readonly search: SavedSearch;
  readonly onAct: () => void;
}

function Action({label, icon, search, onAct}: ActionProps): ReactNode {
  return (
    <span role="gridcell">
      <button
        type="button"
        className="DocSearch-Action"
        title={label}
        aria-label={`${label}: ${search.hierarchy.lvl1 ?? search.url}`}
        onClick={onAct}
      >
        <Icon name={icon} />
      </button>
    </span>
  );
}

/**
 * Recent and favorite searches: a grid and not a list, because each has buttons next to its link, which an option of a
 * list must not contain.
 */
export default function StartScreen({getItemProps, collections, popupId, saved, onChange}: Props): ReactNode {
  const texts = translations.modal?.startScreen;
  const filled = collections.filter(({items}) => items.length > 0);
  if (filled.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{texts?.noRecentSearchesText}</p>
      </div>
    );
  }
  return (
    <div id={popupId} className="DocSearch-Dropdown-Container" role="grid" aria-label="Saved searches">
      {filled.map(({source, items}) => {
        const isRecent = source.sourceId === RECENT;
        const titleId = `docsearch-title-${source.sourceId}`;
        return (
          <div key={source.sourceId} className="DocSearch-Hits" role="presentation">
            <div id={titleId} className="DocSearch-Hit-source" role="presentation">
              {items[0]?.group}
            </div>
            <div role="rowgroup" aria-labelledby={titleId}>
              {items.map((item) => {
                const {onClick, ...row} = getItemProps({item, source});
                const act = (change: (search: SavedSearch) => void) => () => {
                  change(item.hit);
                  onChange();
                };
                return (
                  <div key={item.hit.url} {...row} className="DocSearch-Hit" role="row">
                    <span className="DocSearch-Hit-cell" role="gridcell">
                      <HitLink item={item} icon={isRecent ? 'recent' : 'star'} onClick={onClick} />
                    </span>
                    {isRecent && (
                      <Action
                        label={texts?.saveRecentSearchButtonTitle}
                        icon="star"
                        search={item.hit}
                        onAct={act(saved.promote)}
                      />
                    )}
                    <Action
                      label={isRecent ? texts?.removeRecentSearchButtonTitle : texts?.removeFavoriteSearchButtonTitle}
                      icon="remove"
                      search={item.hit}
                      onAct={act(isRecent ? saved.removeRecent : saved.removeFavorite)}
                    />
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
