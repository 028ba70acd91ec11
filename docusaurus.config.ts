import {cwd, env} from 'node:process';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import home from './src/plugins/home';
import inlineStyles from './src/plugins/inline-styles';
import leanInfima from './src/plugins/lean-infima';
import markdownPages from './src/plugins/markdown-pages';
import ownPostcss from './src/plugins/own-postcss';
import printStyles from './src/plugins/print-styles';
import prismLanguages from './src/plugins/prism-languages';
import robots from './src/plugins/robots';
import searchDialog from './src/plugins/search-dialog';
import searchIndex from './src/plugins/search-index';
import searchPages from './src/plugins/search-pages';
import socialCards from './src/plugins/social-cards';
import sourceLinks from './src/plugins/source-links';
import systemColours from './src/plugins/system-colours';
import {announcementBar} from './src/site/announcement';
import {blog} from './src/site/blog';
import {codeTheme} from './src/site/codeTheme';
import {docsSection} from './src/site/docs';
import {loadDotEnv, readEnvironment} from './src/site/environment';
import {footer} from './src/site/footer';
import {headTags} from './src/site/head';
import {readHistory} from './src/site/history';
import {EDIT_URL} from './src/site/links';
import {ADMONITIONS, markdown, REMARK_PLUGINS} from './src/site/markdown';
import {navbar} from './src/site/navbar';

loadDotEnv();
const {siteUrl, baseUrl, search, gtmContainerId} = readEnvironment(env);

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
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // A production build is made from nothing, on a fresh checkout: a cache that nobody reads costs it two seconds.
      rspackPersistentCache: env.NODE_ENV === 'development',
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    experimental_vcs: readHistory(cwd()),
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      mdx1CompatDisabledByDefault: true,
      // Off: our few unlayered lines must stay comparable with the theme's, and storage keys well known.
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
        pages: {
          editUrl: EDIT_URL,
          admonitions: ADMONITIONS,
          beforeDefaultRemarkPlugins: REMARK_PLUGINS,
          showLastUpdateTime: true,
        },
        sitemap: {ignorePatterns: [`${baseUrl}search/`, `${baseUrl}blog/archive/`], lastmod: 'date'},
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css', './src/css/reading.css']},
        ...(gtmContainerId ? {googleTagManager: {containerId: gtmContainerId}} : {}),
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docsSection('guide', 'docs', './sidebars.ts'),
    docsSection('reference', 'reference', './sidebarsReference.ts'),
    docsSection('community', 'community', './sidebarsCommunity.ts'),
    home,
    inlineStyles,
    leanInfima,
    ownPostcss,
    socialCards,
    sourceLinks,
    robots,
    systemColours,
    markdownPages,
    printStyles,
    prismLanguages,
    searchIndex,
    searchDialog,
    searchPages,
  ],
  themeConfig: {
    announcementBar: announcementBar(baseUrl),
    navbar,
    footer,
    algolia: {
      contextualSearch: true,
      searchPagePath: 'search/', // With its slash, which every address has: the browser's search engine asks it as it is.
      ...search,
    },
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: codeTheme,
      darkTheme: codeTheme,
      additionalLanguages: ['bash', 'powershell', 'csv', 'batch', 'json', 'diff'],
    },
  } satisfies ThemeConfig,
} satisfies Config;
