import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Hit from './Hit';
import {POPUP_ID, type ScreenProps} from './screen';

interface Props extends ScreenProps {
  readonly count: number;
  readonly searchPageUrl: string;
  /** Says that the built-in index has answered in place of the hosted service. */
  readonly isSubstitute: boolean;
}

/** What was found, grouped by top-level heading. */
export default function Results({
  autocomplete,
  collections,
  count,
  searchPageUrl,
  isSubstitute,
  onFollow,
}: Props): ReactNode {
  return (
    <div className="DocSearch-Dropdown-Container">
      {isSubstitute && <p className="DocSearch-Help DocSearch-Substitute">Results from the built-in index.</p>}
      <div id={POPUP_ID} role="listbox" aria-label="Results">
        {collections
          .filter(({items}) => items.length > 0)
          .map((collection) => {
            const {sourceId} = collection.source;
            const titleId = `docsearch-title-${sourceId}`;
            return (
              <div key={sourceId} className="DocSearch-Hits" role="group" aria-labelledby={titleId}>
                <div id={titleId} className="DocSearch-Hit-source" role="presentation">
                  {collection.items[0]!.group}
                </div>
                <ul role="presentation">
                  {collection.items.map((item, index) => (
                    <Hit
                      key={index} // A hosted service may send two hits of one id.
                      autocomplete={autocomplete}
                      collection={collection}
                      item={item}
                      onFollow={onFollow}
                    />
                  ))}
                </ul>
              </div>
            );
          })}
      </div>
      <section className="DocSearch-HitsFooter">
        <Link to={searchPageUrl} autoAddBaseUrl={false} onClick={onFollow}>
          See all {count} results
        </Link>
      </section>
    </div>
  );
}
