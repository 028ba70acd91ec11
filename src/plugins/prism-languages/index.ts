/**
 * Keeps the 30 grammars out of every page that prism-react-renderer brings along, from ActionScript to Swift: 19 kB, gzip.
 * The languages of this site are those in `prism.additionalLanguages`, which Docusaurus adds.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function prismLanguagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'prism-languages',
    // For the server too: it must colour as the browser does.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /prism-react-renderer[\\/]dist[\\/]index\.m?js$/,
            use: [join(siteDir, 'src/plugins/prism-languages/withoutLanguages.mjs')],
          },
        ],
      },
    }),
  };
}
