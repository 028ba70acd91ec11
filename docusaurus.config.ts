import {cwd, env} from 'node:process';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import client from './src/plugins/client';
import docs from './src/plugins/docs';
import html from './src/plugins/html';
import pageOutputs from './src/plugins/page-outputs';
import {announcementBar} from './src/site/announcement';
import {blog, docsOptions, pages} from './src/site/content';
import {loadDotEnv, readEnvironment} from './src/site/environment';
import {footer} from './src/site/footer';
import {headTags} from './src/site/head';
import {readHistory} from './src/site/history';
import {markdown} from './src/site/markdown';
import {navbar} from './src/site/navbar';
import {REDIRECTS} from './src/site/redirects';
import {SECTIONS} from './src/site/sections';
import {thirdParties} from './src/site/thirdParties';

loadDotEnv();
const environment = readEnvironment(env);
const {siteUrl, baseUrl, search, gtmContainerId} = environment;

export default {
  title: 'cli-kintone',
  tagline: 'The CLI tool for importing and exporting records.',
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'favicon.ico',
  baseUrlIssueBanner: false, // It appears if styles are missing, but the styles are in each page.
  headTags: headTags(baseUrl),
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  future: {
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // Production builds run on a fresh checkout. Writing a cache that is never read takes two seconds.
      rspackPersistentCache: env.NODE_ENV === 'development',
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    experimental_vcs: readHistory(cwd()),
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      mdx1CompatDisabledByDefault: true,
      // Off, so that the site's few unlayered lines stay comparable with the theme's, and storage keys well known.
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
    },
  },
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
        pages,
        sitemap: {ignorePatterns: [`${baseUrl}search/`, `${baseUrl}blog/archive/`], lastmod: 'date'},
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
        ...(gtmContainerId ? {googleTagManager: {containerId: gtmContainerId}} : {}),
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...SECTIONS.map((section): PluginConfig => [docs, docsOptions(section)]),
    pageOutputs,
    html(thirdParties(environment)),
    client,
    ['client-redirects', {redirects: REDIRECTS} satisfies Partial<RedirectOptions>],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    announcementBar: announcementBar(baseUrl),
    navbar,
    footer,
    algolia: {
      contextualSearch: true,
      searchPagePath: 'search/', // With its slash, like every address: the browser's search engine uses it unchanged.
      ...search,
    },
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {theme: {plain: {}, styles: []}}, // For the browser, which colors no code.
  } satisfies ThemeConfig,
} satisfies Config;
