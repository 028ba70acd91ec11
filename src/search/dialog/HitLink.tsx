import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitText, LEVELS, otherHost, type SearchHit, type Snippet} from '../types';
import Icon, {type IconName} from './Icon';
import type {Item} from './useSearch';

/** Between the headings of a path. */
const SEPARATOR = {text: ' › ', marked: false};

interface TextProps {
  readonly hit: SearchHit;
  /** Several make a path of those that the hit has. */
  readonly attributes: readonly (keyof Snippet)[];
}

/**
 * Texts of a hit, shortened, with marks where the query matched. Each part is an element: a browser that translates the
 * page replaces bare texts, and React fails when it takes out one that is gone.
 */
export function HitText({hit, attributes}: TextProps): ReactNode {
  const texts = attributes.map((attribute) => hitText(hit, attribute)).filter(({length}) => length > 0);
  return texts
    .flatMap((parts, index) => (index > 0 ? [SEPARATOR, ...parts] : parts))
    .map(({text, marked}, index) => {
      const Part = marked ? 'mark' : 'span';
      return <Part key={index}>{text}</Part>;
    });
}

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly item: Item;
  readonly icon: IconName;
}

/** An entry of the dialog: a page, a section or a text with the headings that lead to it, a hit of another site with its host. */
export default function HitLink({item: {hit}, icon, ...rest}: Props): ReactNode {
  const host = otherHost(hit);
  const above = LEVELS.slice(1).filter((level) => level !== hit.type);
  return (
    <Link {...rest} to={hit.url} autoAddBaseUrl={false} tabIndex={-1}>
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon" data-type={hit.type}>
          <Icon name={host ? 'external' : icon} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <HitText hit={hit} attributes={[hit.type]} />
          </span>
          {(host || hit.type !== 'lvl1') && (
            <span className="DocSearch-Hit-path">{host ?? <HitText hit={hit} attributes={above} />}</span>
          )}
        </span>
      </span>
    </Link>
  );
}
