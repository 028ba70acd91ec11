import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import LinkGroup from '../../components/LinkGroup';
import {groupHits} from '../groups';
import type {FoundResult} from '../runSearch';
import type {SearchHit} from '../types';
import {HitText, partsOf} from '../dialog/HitLink';
import styles from './styles.module.css';

function Result({hit, onClick}: {readonly hit: SearchHit; readonly onClick: () => void}): ReactNode {
  const {title, path} = partsOf(hit);
  return (
    <li className={styles.result}>
      <Link to={hit.url} className="text--bold text--no-decoration" autoAddBaseUrl={false} onClick={onClick}>
        {title}
      </Link>
      <div className={styles.note}>{path}</div>
      {hit.type === 'content' && <HitText hit={hit} attribute="content" />}
    </li>
  );
}

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
            <ol className="clean-list">
              {members.map((hit, index) => (
                <Result key={index} hit={hit} onClick={() => reportClick(hit)} />
              ))}
            </ol>
          </LinkGroup>
        )),
      )}
      {hasMore && (
        <div className="row margin-vert--lg">
          <div className="col col--9 col--offset-3">
            <button type="button" className="button button--outline button--primary" onClick={onMore}>
              More results
            </button>
          </div>
        </div>
      )}
    </>
  );
}
