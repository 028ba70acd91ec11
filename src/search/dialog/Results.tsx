import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HitLink from './HitLink';
import {POPUP_ID, type ScreenProps} from './useEntries';

interface Props extends ScreenProps {
  readonly query: string;
  readonly count: number;
}

/**
 * Search results, grouped by top-level heading, and other places. The links themselves are the list's options, because
 * an option must not contain another control.
 */
export default function Results({groups, entryProps, query, count}: Props): ReactNode {
  return (
    <>
      {count > 0 && (
        <p className="DocSearch-Help DocSearch-HitsFooter">
          <Link to={`/search/?${new URLSearchParams({q: query})}`}>
            {count === 1 ? 'See the result' : `See all ${count} results`}
          </Link>
        </p>
      )}
      <div id={POPUP_ID} className="DocSearch-Dropdown-Container" role="listbox" aria-label="Results">
        {groups.map(([title, hits], group) => {
          const titleId = `docsearch-title-${group}`;
          return (
            <div key={title} className="DocSearch-Hits" role="group" aria-labelledby={titleId}>
              <div id={titleId} className="DocSearch-Hit-source" role="presentation">
                {title}
              </div>
              <ul role="presentation">
                {hits.map((hit, index) => (
                  // By index, since a hosted service can send two hits with the same id.
                  <li key={index} className="DocSearch-Hit" role="presentation">
                    <HitLink {...entryProps(hit)} role="option" tabIndex={-1} hit={hit} above={hits.slice(0, index)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </>
  );
}
