import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY_URL} from './links';
import {addressPattern, SECTIONS} from './sections';

export const navbar = {
  title: 'cli-kintone',
  // WebP draws sooner than the same mark as SVG, but fills its box, which the theme makes higher.
  logo: {alt: '', src: 'img/mark.webp', width: 28, height: 28, style: {objectFit: 'contain'}},
  hideOnScroll: true,
  items: [
    // Plain links. `docSidebar` items highlight only pages below their section's base path, not its category pages.
    ...SECTIONS.map((section) => ({
      label: section.label,
      to: `/${section.id}/`,
      position: 'left' as const,
      activeBaseRegex: addressPattern(section),
    })),
    {label: 'Blog', to: '/blog/', position: 'left' as const, activeBasePath: '/blog/'},
    {label: 'GitHub', href: REPOSITORY_URL},
    {type: 'localeDropdown'},
    {type: 'search'},
  ].map((item) => ({position: 'right' as const, ...item})), // The specification's default position, unlike the theme's.
} satisfies ThemeConfig['navbar'];
