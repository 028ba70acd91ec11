/**
 * Leaves out what the site does not use of Infima, which is most of the style sheet that every page waits for.
 *
 * A class counts as used when its name stands anywhere in the code of the theme or of the site, in its styles or in its
 * pages, so that a name which only a script sets is kept too; components of the theme that are replaced here do not
 * count. None of them puts the names of Infima's classes together from parts (checked by a test).
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type Plugin as PostCssPlugin} from 'postcss';
import {leanCss, wordsOf} from './leanCss';

/** Packages that the pages are made of, and the folder beside their entry that holds what runs in the browser. */
const PACKAGES = {
  '@docusaurus/theme-classic': '.',
  '@docusaurus/theme-common': '.',
  '@docusaurus/plugin-content-blog': 'client',
  '@docusaurus/plugin-content-docs': 'client',
} as const;

/** Maps the site's colours and measures onto Infima's variables. */
const TOKENS = 'src/css/tokens.css';

const OWN_FOLDERS = ['src', 'docs', 'reference', 'community', 'blog'];

/** Whether a file belongs to a component of the theme that `src/theme/` has another for, and does not wrap. */
function isReplaced(file: string, siteDir: string): boolean {
  const component = /[\\/]lib[\\/]theme[\\/](.+?)(?:[\\/]index)?\.jsx?$/.exec(file)?.[1];
  const own = component && join(siteDir, 'src/theme', component, 'index.tsx');
  return own !== undefined && existsSync(own) && !readFileSync(own, 'utf8').includes('@theme-original/');
}

function readWords(folder: string, siteDir: string): Set<string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  const texts = files
    .filter((file) => file.isFile() && /\.(?:jsx?|tsx?|css|mdx?)$/.test(file.name) && !/\.d\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !isReplaced(file, siteDir))
    .map((file) => readFileSync(file, 'utf8'));
  return wordsOf(texts.join('\n'));
}

/** Folders with all that could name a class of Infima. */
export function sourceFolders(siteDir: string): string[] {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  return [
    ...Object.entries(PACKAGES).map(([name, folder]) => join(dirname(resolve(name)), folder)),
    ...OWN_FOLDERS.map((folder) => join(siteDir, folder)),
  ];
}

export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  let words: Set<string> | undefined;
  const leanInfima: PostCssPlugin = {
    postcssPlugin: 'lean-infima',
    Once(root) {
      // All of it while writing: a class that comes in with an edit is there at once.
      if (process.env.NODE_ENV === 'production' && /[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
        words ??= new Set(sourceFolders(siteDir).flatMap((folder) => [...readWords(folder, siteDir)]));
        leanCss(root, words, postcss.parse(readFileSync(join(siteDir, TOKENS), 'utf8')));
      }
    },
  };
  return {
    name: 'lean-infima',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, leanInfima]}),
  };
}
