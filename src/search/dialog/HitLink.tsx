import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitText, LEVELS, parentPage, type RecordType, type SearchHit, type Snippet} from '../types';
import {JAPANESE} from '../engine/words';
import Icon, {type IconName} from './Icon';

/**
 * A text of a hit, with highlighted matches. Each part is an element, because browser translation replaces text nodes,
 * and React fails when it removes a missing one.
 */
export function HitText({hit, attribute}: {readonly hit: SearchHit; readonly attribute: keyof Snippet}): ReactNode {
  return hitText(hit, attribute).map(({text, marked}, index) => {
    const Part = marked ? 'mark' : 'span';
    // No line ends inside a hyphenated word or after the first ellipsis, or begins with a dot.
    const unbroken = text.replaceAll(/\b-(?!\s)|^…/g, '$&\u2060').replaceAll(' ·', '\u00a0·');
    return <Part key={index} lang={JAPANESE.test(text) ? 'ja' : undefined} children={unbroken} />;
  });
}

/** Icons of pages and text; all others are sections. */
const ICONS: Partial<Record<RecordType, IconName>> = {lvl1: 'page', content: 'content'};

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly hit: SearchHit;
  readonly icon?: IconName;
  /** The hits above it in its list. A page among them isn't named again. */
  readonly above?: readonly SearchHit[];
}

/** A hit: a heading or an option, and below it its parent headings and the text. */
export default function HitLink({hit, icon = ICONS[hit.type] ?? 'section', above, ...rest}: Props): ReactNode {
  const isPageAbove = above?.some(({url}) => url === parentPage(hit).url);
  const levels = LEVELS.slice(isPageAbove ? 2 : 1).filter((level) => hit.hierarchy[level]);
  const own = hit.type === 'content' ? levels.at(-1) : hit.type;
  const outer = levels.filter((level) => hit.hierarchy[level] !== hit.hierarchy[own!]);
  // Of a page's title, the part before a colon is enough.
  const path = outer.map((level) => hit.hierarchy[level]!.replace(level === 'lvl1' ? /: .*/ : '', '')).join('\u00a0› ');
  const Title = hit.type === 'lvl1' && hit.snippet.lvl1 ? 'b' : 'span';
  return (
    <Link {...rest} to={hit.url} autoAddBaseUrl={false}>
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon" data-type={hit.type}>
          <Icon name={icon} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          {own && (
            <Title className="DocSearch-Hit-title">
              <HitText hit={hit} attribute={own} />
            </Title>
          )}
          {path && <span className="DocSearch-Hit-path">{path}</span>}
          {hit.type === 'content' && (
            <span className="DocSearch-Hit-path">
              <HitText hit={hit} attribute="content" />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
