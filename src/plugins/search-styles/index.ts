/**
 * Keeps the search dialog's styles out of the one style sheet that every page waits for: they arrive with the
 * dialog's code. Docusaurus puts all styles into one file so that their order is settled; these have class names of
 * their own, so that order does not matter to them.
 */
import type {Plugin} from '@docusaurus/types';

const DIALOG_STYLES = /@docsearch[\\/]css|SearchBar[\\/]SearchDialog/;

export default function searchStylesPlugin(): Plugin {
  return {
    name: 'search-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {styles: {test: new RegExp(`^(?!.*(?:${DIALOG_STYLES.source}))`)}},
              },
            },
          },
  };
}
