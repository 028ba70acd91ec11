/**
 * Processes each page's HTML. Short scripts in the head keep the page working before hydration and where Docusaurus
 * fails: at odd addresses, with stale stored values, without bundles, and in old browsers. After all pages are built,
 * each gets its styles, its scripts in their place, and a content security policy computed from both.
 *
 * With a separate style sheet, the first paint waits for two round trips, and the file shares the connection with the
 * scripts. On a slow phone, text appeared 0.2 to 0.3 seconds later (measured on slow 4G with a processor slowed four
 * times). Inlined styles make a page 16 kB larger (gzip), but readers who stay on the site load no further whole page.
 */
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {AFTER_NAVBAR, moveAfterNavbar} from './afterNavbar';
import {beforeScripts} from './beforeScripts';
import {chosenTab} from '../../theme/Tabs/chosenTab';
import {chooseTabs} from './chooseTabs';
import {EARLY_KEYS} from './earlyKeys';
import {inlineStyles, styleSheets} from './inlineStyles';
import {headers, inlineSources, OWN_SOURCES, toPolicy, type Sources} from './policy';
import {watchScripts} from './watchScripts';

/** Global variable that connects the bundles with the bundler's runtime. */
const CHUNKS = 'siteChunks';

function headTags(announcementId: string | undefined, baseUrl: string): HtmlTagObject[] {
  const script = (code: string, attributes = {}): HtmlTagObject => ({tagName: 'script', attributes, innerHTML: code});
  return [
    script(`(${watchScripts.toString()})('${CHUNKS}')`), // First, since the next one may remove the whole document.
    script(`(${beforeScripts.toString()})(${JSON.stringify(announcementId)}, ${JSON.stringify(baseUrl)})`),
    script(`(${chooseTabs.toString()})(${chosenTab.toString()})`, AFTER_NAVBAR),
    script(EARLY_KEYS, AFTER_NAVBAR),
  ];
}

/** @param thirdParties policy sources of the configured services */
export default function html(thirdParties: readonly Sources[]) {
  return ({baseUrl, siteConfig}: LoadContext): Plugin => ({
    name: 'html',
    injectHtmlTags: () => ({headTags: headTags((siteConfig.themeConfig as ThemeConfig).announcementBar?.id, baseUrl)}),
    configureWebpack: () => ({output: {chunkLoadingGlobal: CHUNKS}}),
    // The minifier adapts the styles to the same list of browsers. Looking for a configuration next to each of them
    // would take one of a build's ten seconds.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
    async postBuild({outDir, routesPaths}) {
      // Redirect pages aren't routes. They are written at the same time, and have no styles.
      const names = routesPaths.map((path) => path.slice(baseUrl.length).replace(/(?:^|\/)$/, '$&index.html'));
      const files = names.map((name) => join(outDir, name));
      const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const styles = new Map<string, string>();
      for (const href of new Set(pages.flatMap(styleSheets))) {
        const file = join(outDir, href.slice(baseUrl.length));
        styles.set(href, await readFile(file, 'utf8'));
        await rm(file); // No page links to it anymore.
      }
      const styled = pages.map((html) => moveAfterNavbar(inlineStyles(html, styles)));
      const policy = toPolicy([OWN_SOURCES, ...styled.flatMap(inlineSources), ...thirdParties]);
      const start = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      await Promise.all(
        files.map((file, index) => writeFile(file, styled[index]!.replace(/<meta charset[^>]+>/, start))),
      );
      await writeFile(join(outDir, '_headers'), headers(policy));
    },
  });
}
