/**
 * Gives paper a style sheet of its own: `src/css/print.css`, which the browser loads after everything that the screen
 * needs, since no first paint waits for it. Its name changes with its content.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitAssets} from '../emitAssets';

const SOURCE = 'src/css/print.css';

export default function printStylesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const file = join(siteDir, SOURCE);
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const asset = {name: `assets/css/print.${hash}.css`, text};
  return {
    name: 'print-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitAssets(() => [asset])]}),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${asset.name}`}}],
    }),
  };
}
