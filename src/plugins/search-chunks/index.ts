/**
 * Settles what of search goes into which bundle.
 *
 * The dialog's styles stay out of the one style sheet that every page waits for: they arrive with the dialog's code.
 * Docusaurus puts all styles into one file so that their order is settled; these have class names of their own, so that
 * order does not matter to them. DocSearch's modal, the largest package here, is for Ask AI alone: where no assistant
 * is configured the build leaves it out.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../site/environment';

const DIALOG_STYLES = /@docsearch[\\/]css|SearchBar[\\/]SearchDialog/;

export default function searchChunksPlugin({siteConfig}: LoadContext): Plugin {
  const {hosted} = siteConfig.customFields!.search as {hosted: HostedSearch | null};
  const alias: Record<string, false> = hosted?.assistantId ? {} : {'@docsearch/react/modal': false};
  return {
    name: 'search-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias}}
        : {
            resolve: {alias},
            optimization: {
              splitChunks: {
                cacheGroups: {styles: {test: new RegExp(`^(?!.*(?:${DIALOG_STYLES.source}))`)}},
              },
            },
          },
  };
}
