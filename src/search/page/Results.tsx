import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {groupHits} from '../groups';
import type {FoundResult} from '../runSearch';
import type {SearchHit} from '../types';
import {HitText, partsOf} from '../dialog/HitLink';
import styles from './styles.module.css';

function Result({hit, onClick}: {readonly hit: SearchHit; readonly onClick: () => void}): ReactNode {
  const {title, path} = partsOf(hit);
  return (
    <li className="row row--align-baseline margin-bottom--md">
      <div className={clsx('col col--4', styles.path)}>{path}</div>
      <div className="col">
        <Link to={hit.url} className="text--semibold" autoAddBaseUrl={false} onClick={onClick}>
          {title}
        </Link>
        <br />
        {hit.type === 'content' && <HitText hit={hit} attribute="content" />}
      </div>
    </li>
  );
}

interface Props {
  readonly pages: readonly FoundResult[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Lists the loaded results, with a button for more. */
export default function Results({pages, hasMore, onMore}: Props): ReactNode {
  return (
    <>
      {pages.flatMap(({hits, reportClick}, page) =>
        groupHits(hits, hits.length).map(([title, members]) => (
          <section key={`${page}-${title}`}>
            <hr />
            <Heading as="h2">{title}</Heading>
            <ol className="clean-list">
              {members.map((hit, index) => (
                <Result key={index} hit={hit} onClick={() => reportClick(hit)} />
              ))}
            </ol>
          </section>
        )),
      )}
      {hasMore && (
        <button type="button" className="button button--outline button--primary" onClick={onMore}>
          More results
        </button>
      )}
    </>
  );
}
