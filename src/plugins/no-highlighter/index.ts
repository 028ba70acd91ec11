/**
 * Keeps the theme's highlighter, which would color code in the browser, out of every bundle: code is colored while the
 * site is built (`src/markdown/highlight.ts`).
 */
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

export default function noHighlighterPlugin(): Plugin {
  const clientModule = resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({resolve: {alias: {[clientModule]: false}}}),
  };
}
