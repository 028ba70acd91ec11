/** The site's sections, for the navigation bar, the footer, docs plugins, Markdown versions, and search records. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import guide from '../../sidebars';
import community from '../../sidebarsCommunity';
import reference from '../../sidebarsReference';

/** A docs section. */
export interface Section {
  /** Plugin id, sidebar, and base path. `guide` serves `/guide/`, and its search tag is `docs-guide-current`. */
  readonly id: string;
  readonly label: string;
  /** The folder of its pages. */
  readonly folder: string;
  readonly sidebarPath: string;
  readonly sidebars: SidebarsConfig;
}

/** Sections in the order of the navigation bar. */
export const SECTIONS: readonly Section[] = [
  {id: 'guide', label: 'Guide', folder: 'docs', sidebarPath: './sidebars.ts', sidebars: guide},
  {
    id: 'reference',
    label: 'Reference',
    folder: 'reference',
    sidebarPath: './sidebarsReference.ts',
    sidebars: reference,
  },
  {
    id: 'community',
    label: 'Community',
    folder: 'community',
    sidebarPath: './sidebarsCommunity.ts',
    sidebars: community,
  },
];

export const BLOG = {label: 'Blog', folder: 'blog'} as const;

/**
 * Returns a pattern for the addresses of a section and its category pages. Those are at the root, `/category/…/`, and
 * are the only entries of a sidebar file with a `slug`.
 */
export function addressPattern({id, sidebars}: Section): string {
  const slugs = [...JSON.stringify(sidebars).matchAll(/"slug":"\/([^"]+)"/g)].map(([, slug]) => slug);
  return `/(${[id, ...slugs].join('|')})/`;
}
