import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import type {SavedSearches} from '../saved';
import type {SearchHit} from '../types';
import HitLink from './HitLink';
import Icon, {type IconName} from './Icon';
import {POPUP_ID, type ScreenProps} from './useEntries';

export const RECENT = 'Recent';

/** The most common starting points and error pages. */
const PLACES = {
  '/guide/': 'First steps',
  '/guide/commands/record-import/': 'record import',
  '/guide/troubleshooting/': 'Troubleshooting',
};

interface Props extends ScreenProps {
  readonly saved: SavedSearches;
  /** Called after a saved search was moved or removed. */
  readonly onChange: () => void;
}

/**
 * Recent and favorite searches. They form a grid instead of a list, because each has buttons next to its link, and an
 * option of a list must not contain controls.
 */
export default function StartScreen({groups, entryProps, saved, onChange}: Props): ReactNode {
  const texts = translations.modal?.startScreen;
  if (groups.length === 0) {
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

  const action = (hit: SearchHit, label: string | undefined, icon: IconName, act: () => void): ReactNode => (
    <span role="gridcell">
      <button
        type="button"
        className="DocSearch-Action"
        title={label}
        aria-label={`${label}: ${hit.hierarchy.lvl1}`}
        onClick={() => {
          act();
          onChange();
        }}
      >
        <Icon name={icon} />
      </button>
    </span>
  );
  return (
    <div id={POPUP_ID} className="DocSearch-Dropdown-Container" role="grid" aria-label="Saved searches">
      {groups.map(([title, hits]) => {
        const isRecent = title === RECENT;
        const titleId = `docsearch-title-${title}`;
        const removeLabel = isRecent ? texts?.removeRecentSearchButtonTitle : texts?.removeFavoriteSearchButtonTitle;
        return (
          <div key={title} className="DocSearch-Hits" role="presentation">
            <div id={titleId} className="DocSearch-Hit-source" role="presentation">
              {title}
            </div>
            <div role="rowgroup" aria-labelledby={titleId}>
              {hits.map((hit) => {
                const {onClick, ...row} = entryProps(hit);
                return (
                  <div key={hit.url} {...row} className="DocSearch-Hit" role="row">
                    <span className="DocSearch-Hit-cell" role="gridcell">
                      <HitLink hit={hit} icon={isRecent ? 'recent' : 'star'} onClick={onClick} />
                    </span>
                    {isRecent && action(hit, texts?.saveRecentSearchButtonTitle, 'star', () => saved.promote(hit))}
                    {action(hit, removeLabel, 'remove', () => saved.remove(hit))}
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
