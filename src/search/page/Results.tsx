import type {ReactNode} from 'react';
import LinkGroup from '../../components/LinkGroup';
import {groupHits} from '../groups';
import type {FoundResult} from '../runSearch';
import HitLink from '../dialog/HitLink';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly Pick<FoundResult, 'hits' | 'reportClick'>[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Lists the loaded results, with a button for more. */
export default function Results({pages, hasMore, onMore}: Props): ReactNode {
  return (
    <>
      {pages.flatMap(({hits, reportClick}, page) =>
        groupHits(hits, hits.length).map(([title, members]) => (
          <LinkGroup key={`${page}-${title}`} name={title}>
            <ol className={`clean-list margin--none ${styles.results}`}>
              {members.map((hit, index) => (
                <li key={index} className="DocSearch-Hit">
                  <HitLink hit={hit} onClick={() => reportClick(hit)} />
                </li>
              ))}
            </ol>
          </LinkGroup>
        )),
      )}
      {hasMore && (
        <button type="button" className="button button--outline button--primary margin-top--lg" onClick={onMore}>
          More results
        </button>
      )}
    </>
  );
}
