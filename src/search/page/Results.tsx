import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import LinkGroup from '../../components/LinkGroup';
import {groupByPage, groupHits} from '../groups';
import type {FoundResult} from '../runSearch';
import {parentPage} from '../types';
import HitLink, {HitText} from '../dialog/HitLink';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly Pick<FoundResult, 'hits' | 'reportClick'>[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Lists the loaded results below the titles of their pages, with a button for more. */
export default function Results({pages, hasMore, onMore}: Props): ReactNode {
  return (
    <>
      {pages.flatMap(({hits, reportClick}, page) =>
        groupHits(hits, Infinity).map(([category, members]) => (
          <LinkGroup key={`${page}-${category}`} name={category}>
            {groupByPage(members).map(([url, found]) => {
              const title = found.find(({type}) => type === 'lvl1') ?? parentPage(found[0]!);
              return (
                <div key={url} className={styles.results}>
                  <Heading as="h3" className="margin-bottom--xs">
                    <Link
                      to={title.url}
                      autoAddBaseUrl={false}
                      onClick={() => found.includes(title) && reportClick(title)}
                    >
                      <HitText hit={title} attribute="lvl1" />
                    </Link>
                  </Heading>
                  <ol className="clean-list">
                    {found.map(
                      (hit, index) =>
                        hit !== title && (
                          <li key={index} className="DocSearch-Hit">
                            <HitLink hit={hit} above={[title]} onClick={() => reportClick(hit)} />
                          </li>
                        ),
                    )}
                  </ol>
                </div>
              );
            })}
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
