import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitText, type Level, LEVELS, optionOf, type SearchHit, type Snippet} from '../types';
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

/** Returns what tells a hit from others, its heading or an option with a row of its own, and the headings above. */
export function partsOf(hit: SearchHit): {title: ReactNode; path: Level[]} {
  const heading = hit.type === 'content' ? LEVELS.findLast((level) => hit.hierarchy[level])! : hit.type;
  const option = optionOf(hit.url);
  const title = option ? <span>{`--${option}`}</span> : <HitText hit={hit} attributes={[heading]} />;
  const own = option ? null : hit.hierarchy[heading];
  return {title, path: LEVELS.filter((level) => hit.hierarchy[level] && hit.hierarchy[level] !== own)};
}

/** An entry of the dialog: a heading or an option, and below it its parent headings and the text. */
export default function HitLink({hit, icon, ...rest}: Props): ReactNode {
  const {title, path} = partsOf(hit);
  const above = path.filter((level) => level !== 'lvl0');
  return (
    <Link {...rest} to={hit.url} autoAddBaseUrl={false} tabIndex={-1}>
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon" data-type={hit.type}>
          <Icon name={icon} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">{title}</span>
          {hit.type !== 'lvl1' && (
            <span className="DocSearch-Hit-path">
              <HitText hit={hit} attributes={above} />
              {hit.type === 'content' && (
                <span>
                  {above.length > 0 && <span>{SEPARATOR.text}</span>}
                  <HitText hit={hit} attributes={['content']} />
                </span>
              )}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
