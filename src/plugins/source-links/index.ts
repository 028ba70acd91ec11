/**
 * Stops the build at a broken link with the source's file and line. Docusaurus' own check, which runs
 * later and stays on, knows only the page's address; it still covers links from components.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findLinks, linkMistake, type LinkTargets} from '../../markdown/links';
import {readSource} from '../../markdown/readSource';
import {listMarkdownFiles} from '../../markdown/sourceFiles';

export default function sourceLinksPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'source-links',
    async postBuild({outDir, routesPaths}) {
      const pages = new Set(routesPaths);
      const targets: LinkTargets = {
        hasPath: (path) => pages.has(`${baseUrl}${path.slice(1)}`) || existsSync(join(outDir, path)),
        hasSource: (file) => existsSync(join(siteDir, file)),
      };
      const mistakes: string[] = [];
      for (const file of await listMarkdownFiles(siteDir)) {
        const {tree} = await readSource(join(siteDir, file));
        for (const link of findLinks(tree)) {
          const mistake = linkMistake(file, link, targets);
          if (mistake) {
            mistakes.push(mistake);
          }
        }
      }
      if (mistakes.length > 0) {
        throw new Error(mistakes.join('\n'));
      }
    },
  };
}
