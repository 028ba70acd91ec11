import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitText, LEVELS, type SearchHit, type Snippet} from '../types';
import Icon, {type IconName} from './Icon';

/** Separator between the headings of a path. */
const SEPARATOR = {text: ' › ', marked: false};

interface TextProps {
  readonly hit: SearchHit;
  /** Attributes to show. Several form a path of those that the hit has. */
  readonly attributes: readonly (keyof Snippet)[];
}

/**
 * Texts of a hit, with highlighted matches. Each part is an element, because browser translation replaces
 * text nodes, and React fails when it removes a missing one.
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
  readonly hit: SearchHit;
  readonly icon: IconName;
}

/** An entry of the dialog: a page, or a section or text with its parent headings. */
export default function HitLink({hit, icon, ...rest}: Props): ReactNode {
  const above = LEVELS.slice(1).filter((level) => level !== hit.type);
  return (
    <Link {...rest} to={hit.url} autoAddBaseUrl={false} tabIndex={-1}>
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon" data-type={hit.type}>
          <Icon name={icon} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <HitText hit={hit} attributes={[hit.type]} />
          </span>
          {hit.type !== 'lvl1' && (
            <span className="DocSearch-Hit-path">
              <HitText hit={hit} attributes={above} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
