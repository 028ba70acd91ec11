import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Click} from '../../search/insights';
import {hitText, type TextPart} from '../../search/marks';
import {LEVELS, type Level, type SearchHit} from '../../search/types';
import styles from './styles.module.css';
import type {FoundHit} from './usePagedSearch';

const marked = (parts: readonly TextPart[]): ReactNode[] =>
  parts.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** The headings above the one that names the hit, from the area down. */
function path(hit: SearchHit, heading: Level): string {
  return LEVELS.filter((level) => level !== heading)
    .map((level) => hit.hierarchy[level])
    .filter(Boolean)
    .join(' › ');
}

function Result({hit, onChoose}: {readonly hit: SearchHit; readonly onChoose: () => void}): ReactNode {
  const heading = hit.type === 'content' ? LEVELS.findLast((level) => hit.hierarchy[level])! : hit.type;
  return (
    <li>
      <Link to={hit.url} autoAddBaseUrl={false} onClick={onChoose}>
        {marked(hitText(hit, heading))}
      </Link>
      <p className={styles.path}>{path(hit, heading)}</p>
      {hit.type === 'content' && <p className={styles.text}>{marked(hitText(hit, 'content'))}</p>}
    </li>
  );
}

interface Props {
  readonly found: readonly FoundHit[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onChoose: (click: Click) => void;
}

/** The results so far; more of them are asked for when the reader comes near the end. */
export default function Results({found, hasMore, onMore, onChoose}: Props): ReactNode {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = end.current;
    if (!button) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        onMore();
      }
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [onMore, found.length]);
  return (
    <>
      <ol className={styles.list}>
        {found.map(({hit, click}, index) => (
          <Result key={index} hit={hit} onChoose={() => click && onChoose(click)} />
        ))}
      </ol>
      {hasMore && (
        <button ref={end} type="button" className="button button--outline button--primary" onClick={onMore}>
          More results
        </button>
      )}
    </>
  );
}
