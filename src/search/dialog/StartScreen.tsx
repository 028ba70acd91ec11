import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import type {SavedSearch, SavedSearches} from '../saved';
import HitLink from './HitLink';
import Icon, {type IconName} from './Icon';
import {POPUP_ID, RECENT, type ScreenProps} from './useSearch';

/** Where most readers begin, or look for an error. */
const PLACES = {
  '/guide/': 'First steps',
  '/guide/commands/record-import/': 'record import',
  '/guide/troubleshooting/': 'Troubleshooting',
};

interface Props extends ScreenProps {
  readonly saved: SavedSearches;
  /** A saved search was moved or removed. */
  readonly onChange: () => void;
}

/**
 * Recent and favorite searches: a grid and not a list, because each has buttons next to its link, which an option of a
 * list must not contain.
 */
export default function StartScreen({getItemProps, collections, saved, onChange}: Props): ReactNode {
  const texts = translations.modal?.startScreen;
  const filled = collections.filter(({items}) => items.length > 0);
  if (filled.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{texts?.noRecentSearchesText}</p>
        <p className="DocSearch-Help">Paste an error, or begin here:</p>
        {Object.entries(PLACES).map(([to, title]) => (
          <p key={to} className="DocSearch-Help">
            <Link to={to}>{title}</Link>
          </p>
        ))}
      </div>
    );
  }
  return (
    <div id={POPUP_ID} className="DocSearch-Dropdown-Container" role="grid" aria-label="Saved searches">
      {filled.map(({source, items}) => {
        const isRecent = source.sourceId === RECENT;
        const titleId = `docsearch-title-${source.sourceId}`;
        const actions: readonly [label: string | undefined, icon: IconName, act: (search: SavedSearch) => void][] =
          isRecent
            ? [
                [texts?.saveRecentSearchButtonTitle, 'star', saved.promote],
                [texts?.removeRecentSearchButtonTitle, 'remove', saved.removeRecent],
              ]
            : [[texts?.removeFavoriteSearchButtonTitle, 'remove', saved.removeFavorite]];
        return (
          <div key={source.sourceId} className="DocSearch-Hits" role="presentation">
            <div id={titleId} className="DocSearch-Hit-source" role="presentation">
              {items[0]?.group}
            </div>
            <div role="rowgroup" aria-labelledby={titleId}>
              {items.map((item) => {
                const {onClick, ...row} = getItemProps({item, source});
                return (
                  <div key={item.hit.url} {...row} className="DocSearch-Hit" role="row">
                    <span className="DocSearch-Hit-cell" role="gridcell">
                      <HitLink item={item} icon={isRecent ? 'recent' : 'star'} onClick={onClick} />
                    </span>
                    {actions.map(([label, icon, act]) => (
                      <span key={icon} role="gridcell">
                        <button
                          type="button"
                          className="DocSearch-Action"
                          title={label}
                          aria-label={`${label}: ${item.hit.hierarchy.lvl1 ?? item.hit.url}`}
                          onClick={() => {
                            act(item.hit);
                            onChange();
                          }}
                        >
                          <Icon name={icon} />
                        </button>
                      </span>
                    ))}
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
