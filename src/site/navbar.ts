import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY_URL} from './links';

/*
 * Plain links with a pattern instead of `docSidebar` items: those highlight only pages below their
 * section's base path, and the category pages live at `/category/…/`.
 */
export const navbar = {
  title: 'cli-kintone',
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  hideOnScroll: true,
  items: [
    {
      label: 'Guide',
      to: '/guide/',
      position: 'left',
      activeBaseRegex: '/(guide|category/(commands|file-formats))/',
    },
    {
      label: 'Reference',
      to: '/reference/',
      position: 'left',
      activeBaseRegex:
        '/(reference|category/(importing-records|exporting-records|deleting-records|errors-handling|proxy))/',
    },
    {label: 'Community', to: '/community/', position: 'left', activeBasePath: '/community/'},
    {label: 'Blog', to: '/blog/', position: 'left', activeBasePath: '/blog/'},
    {label: 'GitHub', href: REPOSITORY_URL, position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
