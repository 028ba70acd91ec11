import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitText, otherHost, type Level, type SearchHit} from '../../search/types';
import Icon, {type IconName} from './Icon';
import type {Item} from './useSearch';

/**
 * A text of a hit, shortened, with marks where the query matched. Each part is an element: a browser that translates the
 * page replaces bare texts, and React fails when it takes out one that is gone.
 */
export function HitText({hit, attribute}: {readonly hit: SearchHit; readonly attribute: Level | 'content'}): ReactNode {
  return hitText(hit, attribute).map(({text, marked}, index) => {
    const Part = marked ? 'mark' : 'span';
    return <Part key={index}>{text}</Part>;
  });
}

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly item: Item;
  readonly icon: IconName;
}

/** An entry of the dialog: a page with its text, a section with its page, a hit of another site with its host. */
export default function HitLink({item: {hit}, icon, ...rest}: Props): ReactNode {
  const host = otherHost(hit);
  const path = hit.type === 'lvl1' ? 'content' : 'lvl1';
  return (
    <Link {...rest} to={hit.url} autoAddBaseUrl={false} tabIndex={-1}>
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon" data-type={hit.type}>
          <Icon name={host ? 'external' : icon} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <HitText hit={hit} attribute={hit.type} />
          </span>
          {(host || hitText(hit, path).length > 0) && (
            <span className="DocSearch-Hit-path">{host ?? <HitText hit={hit} attribute={path} />}</span>
          )}
        </span>
      </span>
    </Link>
  );
}
