import type {ReactNode} from 'react';
import {hitText} from '../../../search/marks';
import type {Level, SearchHit} from '../../../search/types';

interface Props {
  readonly className: string;
  readonly hit: SearchHit;
  readonly attribute: Level | 'content';
}

function Text({className, hit, attribute}: Props): ReactNode {
  return (
    <span className={className}>
      {hitText(hit, attribute).map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}

/** What a hit is called, and where it stands: a page with its text, a section or a text with its page. */
export default function HitText({hit}: {readonly hit: SearchHit}): ReactNode {
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <Text className="DocSearch-Hit-title" hit={hit} attribute={hit.type} />
      {hit.type !== 'lvl1' && <Text className="DocSearch-Hit-path" hit={hit} attribute="lvl1" />}
      {hit.type === 'lvl1' && hit.content && <Text className="DocSearch-Hit-path" hit={hit} attribute="content" />}
    </span>
  );
}
