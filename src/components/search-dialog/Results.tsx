import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HitLink from './HitLink';
import {hitIcon} from './Icon';
import type {ScreenProps} from './useSearch';

interface Props extends ScreenProps {
  readonly count: number;
  readonly searchPageUrl: string;
  /** Whether the built-in index has answered in place of the hosted service. */
  readonly isSubstitute: boolean;
}

/**
 * What was found, grouped by top-level heading. The links themselves are the list's options: an option holds no other
 * control, and a link inside it would be one.
 */
export default function Results(props: Props): ReactNode {
  const {getItemProps, collections, count, searchPageUrl, isSubstitute, popupId} = props;
  return (
    <div className="DocSearch-Dropdown-Container">
      {isSubstitute && <p className="DocSearch-Help">Results from the built-in index.</p>}
      <div id={popupId} role="listbox" aria-label="Results">
        {collections.map(({source, items}) => {
          const titleId = `docsearch-title-${source.sourceId}`;
          return (
            <div key={source.sourceId} className="DocSearch-Hits" role="group" aria-labelledby={titleId}>
              <div id={titleId} className="DocSearch-Hit-source" role="presentation">
                {items[0]?.group}
              </div>
              <ul role="presentation">
                {items.map((item, index) => (
                  // By index: a hosted service may send two hits of one id.
                  <li key={index} className="DocSearch-Hit" role="presentation">
                    <HitLink {...getItemProps({item, source})} item={item} icon={hitIcon(item.hit.type)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <section className="DocSearch-HitsFooter">
        <Link to={searchPageUrl} autoAddBaseUrl={false}>
          {`See all ${count} results`}
        </Link>
      </section>
    </div>
  );
}
