import {env} from 'node:process';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcementBar} from './src/site/announcement';
import {blog} from './src/site/blog';
import {darkCodeTheme, lightCodeTheme} from './src/site/codeThemes';
import {docsSection} from './src/site/docs';
import {loadDotEnv, readEnvironment} from './src/site/environment';
import {footer} from './src/site/footer';
import {headTags} from './src/site/head';
import {EDIT_URL} from './src/site/links';
import {ADMONITIONS, markdown, REMARK_PLUGINS} from './src/site/markdown';
import {navbar} from './src/site/navbar';

loadDotEnv();
const {siteUrl, baseUrl, hostedSearch, gtmContainerId} = readEnvironment(env);

export default {
  title: 'cli-kintone',
  tagline: 'The CLI tool for importing and exporting records.',
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'favicon.ico',
  headTags: headTags(baseUrl),
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  future: {
    faster: true,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      mdx1CompatDisabledByDefault: true,
      // Off: our few unlayered lines must stay comparable with the theme's, and storage keys well known.
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
    },
  },
  customFields: {search: {hosted: hostedSearch ?? null}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown,
  presets: [
    [
      'classic',
      {
        docs: false,
        blog,
        pages: {editUrl: EDIT_URL, admonitions: ADMONITIONS, beforeDefaultRemarkPlugins: REMARK_PLUGINS},
        sitemap: {ignorePatterns: [`${baseUrl}search/`, `${baseUrl}blog/archive/`], lastmod: null},
        theme: {customCss: './src/css/custom.css'},
        ...(gtmContainerId ? {googleTagManager: {containerId: gtmContainerId}} : {}),
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docsSection('guide', 'docs', './sidebars.ts'),
    docsSection('reference', 'reference', './sidebarsReference.ts'),
    docsSection('community', 'community', './sidebarsCommunity.ts'),
    './src/plugins/source-links/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/search-keys/index.ts',
    './src/plugins/search-styles/index.ts',
    './src/plugins/search-page/index.ts',
  ],
  themeConfig: {
    image: 'img/social-card.png',
    announcementBar: announcementBar(baseUrl),
    navbar,
    footer,
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: lightCodeTheme,
      darkTheme: darkCodeTheme,
      additionalLanguages: ['bash', 'powershell', 'csv', 'batch', 'json', 'diff'],
    },
  } satisfies ThemeConfig,
} satisfies Config;
