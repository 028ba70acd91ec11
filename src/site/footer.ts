import type {ThemeConfig} from '@docusaurus/preset-classic';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, REPOSITORY_URL, SOCIAL_URL} from './links';
import {BLOG, GUIDE, REFERENCE} from './sections';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'User Guide', to: `/${GUIDE.id}`},
        {label: REFERENCE.label, to: `/${REFERENCE.id}`},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Forum (English)', href: FORUM_ENGLISH_URL},
        {label: 'Forum (Japanese)', href: FORUM_JAPANESE_URL},
        {label: 'X (@kintonedev)', href: SOCIAL_URL},
      ],
    },
    {
      title: 'More',
      items: [
        {label: BLOG.label, to: `/${BLOG.id}`},
        {label: 'GitHub', href: REPOSITORY_URL},
      ],
    },
  ],
  copyright:
    'Copyright © 2025 Cybozu, Inc. kintone is a registered trademark of Cybozu, Inc. cli-kintone is software under the MIT License.',
} satisfies ThemeConfig['footer'];
