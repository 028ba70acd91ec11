/**
 * Puts the styles into each page, after taking out what the site does not use, which is most of Infima.
 *
 * With a separate file, the first paint waits for two round trips, and the file shares the connection with the scripts:
 * on a slow phone, text appeared 0.2 to 0.3 seconds later (measured on slow 4G with a processor slowed four times). A
 * page is 16 kB larger (gzip); readers who stay on the site load no further whole page.
 */
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {systemColors} from '../../postcss/systemColors';
import {unusedRules, wordsOf} from '../../postcss/unusedRules';
import {inlineStyles, styleSheets} from './inlineStyles';

export default function inlineStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-styles',
    // The minifier adapts the styles to the same list of browsers. Looking for a configuration beside each of them would
    // take one of a build's ten seconds.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
    async postBuild({outDir}) {
      const names = (await readdir(outDir, {recursive: true})).map((name) => join(outDir, name));
      const readAll = async (pattern: RegExp): Promise<Map<string, string>> =>
        new Map(
          await Promise.all(
            names
              .filter((name) => pattern.test(name))
              .map(async (name) => [name, await readFile(name, 'utf8')] as const),
          ),
        );
      const pages = await readAll(/\.html$/);
      const scripts = await readAll(/assets[\\/]js[\\/].*\.js$/);
      const words = wordsOf([...pages.values(), ...scripts.values()].join('\n'));
      const styles = new Map<string, string>();
      for (const href of new Set([...pages.values()].flatMap(styleSheets))) {
        const file = join(outDir, href.slice(baseUrl.length));
        const css = await readFile(file, 'utf8');
        styles.set(href, postcss([unusedRules(words), systemColors]).process(css, {from: undefined}).css);
        await rm(file); // No page links to it anymore.
      }
      await Promise.all([...pages].map(([name, html]) => writeFile(name, inlineStyles(html, styles))));
    },
  };
}
