import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import type {Group} from '../groups';
import type {SavedSearches} from '../saved';
import type {SearchHit} from '../types';
import HitLink from './HitLink';
import Icon, {type IconName} from './Icon';
import {POPUP_ID, type ScreenProps} from './useEntries';
import {usePlaces} from './usePlaces';

const RECENT = 'Recent';

/** Title of the places shown without saved searches. */
const START = 'Begin here';

/** The most common starting points and error pages. */
const PLACES = {
  '/guide/': ['First steps', 'Install and try it'],
  '/guide/commands/record-import/': ['record import', 'Add and update records'],
  '/guide/commands/record-export/': ['record export', 'Save records'],
  '/guide/formats/csv/': ['CSV format', 'Field values'],
  '/guide/troubleshooting/': ['Troubleshooting', 'Look up an error'],
} as const;

const ICONS: Partial<Record<string, IconName>> = {[START]: 'page', [RECENT]: 'recent'};

/** Returns the saved searches, or places to begin. */
export function useStartGroups(saved: SavedSearches): readonly Group[] {
  const places = usePlaces('Guide', PLACES);
  const lists: Group[] = [
    [RECENT, saved.recent()],
    ['Favorites', saved.favorites()],
  ];
  const groups = lists.filter(([, hits]) => hits.length > 0);
  return groups.length > 0 ? groups : [[START, places]];
}

interface Props extends ScreenProps {
  readonly saved: SavedSearches;
  /** Called after a saved search was moved or removed. */
  readonly onChange: () => void;
}

/** Recent and favorite searches, or places to begin. A grid, because options of a list must not contain buttons. */
export default function StartScreen({groups, entryProps, saved, onChange}: Props): ReactNode {
  const texts = translations.modal?.startScreen;
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
  const isStart = groups[0]?.[0] === START;
  return (
    <>
      <div id={POPUP_ID} className="DocSearch-Dropdown-Container" role="grid" aria-label="Pages">
        {groups.map(([title, hits], group) => {
          const isRecent = title === RECENT;
          const titleId = `docsearch-title-${group}`;
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
                        <HitLink tabIndex={-1} hit={hit} icon={ICONS[title] ?? 'favorite'} onClick={onClick} />
                      </span>
                      {isRecent && action(hit, texts?.saveRecentSearchButtonTitle, 'star', () => saved.promote(hit))}
                      {!isStart && action(hit, removeLabel, 'remove', () => saved.remove(hit))}
                    </div>
                  );
                })}
              </div>
            </div>
          );
        })}
      </div>
      {isStart && <p className="DocSearch-Help">{texts?.noRecentSearchesText}</p>}
    </>
  );
}
