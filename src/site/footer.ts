import type {ThemeConfig} from '@docusaurus/preset-classic';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, REPOSITORY_URL, SOCIAL_URL} from './links';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'User Guide', to: '/guide'},
        {label: 'Reference', to: '/reference'},
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
        {label: 'Blog', to: '/blog'},
        {label: 'GitHub', href: REPOSITORY_URL},
      ],
    },
  ],
  copyright:
    'Copyright © 2025 Cybozu, Inc. kintone is a registered trademark of Cybozu, Inc. <span class="unbroken">cli-kintone</span> is licensed under the MIT License.',
} satisfies ThemeConfig['footer'];
