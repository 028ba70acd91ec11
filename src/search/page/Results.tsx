import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FoundResult} from '../runSearch';
import {LEVELS, type SearchHit} from '../types';
import {HitText} from '../dialog/HitLink';
import styles from './styles.module.css';

function Result({hit, onClick}: {readonly hit: SearchHit; readonly onClick: () => void}): ReactNode {
  const heading = hit.type === 'content' ? LEVELS.findLast((level) => hit.hierarchy[level])! : hit.type;
  const above = LEVELS.filter((level) => hit.hierarchy[level] !== hit.hierarchy[heading]);
  return (
    <li>
      <Link to={hit.url} autoAddBaseUrl={false} onClick={onClick}>
        <HitText hit={hit} attributes={[heading]} />
      </Link>
      <p className={styles.path}>
        <HitText hit={hit} attributes={above} />
      </p>
      {hit.type === 'content' && (
        <p className={styles.text}>
          <HitText hit={hit} attributes={['content']} />
        </p>
      )}
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
      <ol className={styles.list}>
        {pages.flatMap(({hits, reportClick}, page) =>
          hits.map((hit, index) => <Result key={`${page}-${index}`} hit={hit} onClick={() => reportClick(hit)} />),
        )}
      </ol>
      {hasMore && (
        <button type="button" className="button button--outline button--primary" onClick={onMore}>
          More results
        </button>
      )}
    </>
  );
}
