/**
 * The languages of code blocks. Those in `prism.additionalLanguages` learn cli-kintone's commands and options, and the
 * columns of CSV; the 30 grammars that prism-react-renderer brings along, from ActionScript to Swift, stay out of the
 * bundle that every page loads: 19 kB, gzip.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function prismLanguagesPlugin({siteDir}: LoadContext): Plugin {
  const folder = join(siteDir, 'src/plugins/prism-languages');
  return {
    name: 'prism-languages',
    getClientModules: () => [join(folder, 'grammars.ts')],
    // For the server too: it must color as the browser does.
    configureWebpack: () => ({
      module: {
        rules: [{test: /prism-react-renderer[\\/]dist[\\/]index\.m?js$/, use: [join(folder, 'withoutLanguages.mjs')]}],
      },
    }),
  };
}
