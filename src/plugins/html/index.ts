/**
 * Processes each page's HTML. Short scripts in the head keep the page working before hydration and where Docusaurus
 * fails: at odd addresses, with stale stored values, without bundles, and in old browsers. After all pages are built,
 * each gets the styles that the site uses, its scripts in their place, and a content security policy computed from both.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {AFTER_NAVBAR, moveAfterNavbar} from './afterNavbar';
import {beforeScripts} from './beforeScripts';
import {chosenTab} from '../../theme/Tabs/chosenTab';
import {chooseTabs} from './chooseTabs';
import {EARLY_KEYS} from './earlyKeys';
import {inlineStyles} from './inlineStyles';
import {headers, inlineSources, OWN_SOURCES, toPolicy, type Sources} from './policy';
import {usedStyles} from './usedStyles';
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
      const read = (files: readonly string[]): Promise<string[]> =>
        Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
      const write = (file: string, text: string): Promise<void> => writeFile(join(outDir, file), text);
      const pages = await read(names);
      const assets = await readdir(outDir, {recursive: true});
      const sheets = assets.filter((file) => file.endsWith('.css'));
      const scripts = assets.filter((file) => file.endsWith('.js'));
      const used = usedStyles(await read(sheets), [...pages, ...(await read(scripts))].join('\n'));
      await Promise.all(sheets.map((file, index) => write(file, used[index]!)));
      const styles = new Map(sheets.map((file, index) => [baseUrl + file.replaceAll('\\', '/'), used[index]!]));
      const styled = pages.map((html) => moveAfterNavbar(inlineStyles(html, styles)));
      const policy = toPolicy([OWN_SOURCES, ...styled.flatMap(inlineSources), ...thirdParties]);
      const start = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      await Promise.all(names.map((file, index) => write(file, styled[index]!.replace(/<meta charset[^>]+>/, start))));
      await write('_headers', headers(policy));
    },
  });
}
