import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';

const isSame = (a: string | undefined, b: string): boolean => a?.replace(/\/$/, '') === b.replace(/\/$/, '');

/** The labels of the categories around a page of the sidebar; undefined for a page that is not in it. */
function trailTo(permalink: string, items: readonly PropSidebarItem[]): string[] | undefined {
  for (const item of items) {
    if (item.type !== 'html' && isSame(item.href, permalink)) {
      return [];
    }
    const below = item.type === 'category' ? trailTo(permalink, item.items) : undefined;
    if (below && item.type === 'category') {
      return [item.label, ...below];
    }
  }
  return undefined;
}

/**
 * Ejected: the links also name the categories that their pages are in, which the stock paginator has no way to pass on.
 * Several pages of the reference share a title: there is an encoding of an import, of an export and of a deletion.
 */
export default function DocPaginator({className, previous, next}: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const subLabel = (direction: string, permalink: string): string =>
    [direction, (trailTo(permalink, items) ?? []).join(' › ')].filter(Boolean).join(' · ');
  return (
    <nav className={clsx(className, 'pagination-nav')} aria-label="Docs pages">
      {previous && <PaginatorNavLink {...previous} subLabel={subLabel('Previous', previous.permalink)} />}
      {next && <PaginatorNavLink {...next} subLabel={subLabel('Next', next.permalink)} isNext />}
    </nav>
  );
}
