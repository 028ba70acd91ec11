/**
 * Makes the index of the embedded search from the Markdown sources, in `npm start` as in the production
 * build, and serves it as an asset whose name changes with its content. Pages learn the name from the
 * plugin's global data; nobody loads the file before a reader wants to search.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../search/embedded/build';
import type {SearchIndexData} from '../../search/setup';
import {emitAssets, type Asset} from '../emitAssets';
import {searchablePages} from '../sitePages';
import {collectRecords} from './collectRecords';

export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let asset: Asset | undefined;
  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const records = await collectRecords(searchablePages(allContent), siteDir);
      // For `npm run search:publish`: the hosted index gets the texts whole.
      await actions.createData('records.json', records);
      const {text, build} = buildIndex(records);
      asset = {name: `assets/search/index.${build}.json`, text};
      actions.setGlobalData({indexUrl: `${baseUrl}${asset.name}`} satisfies SearchIndexData);
    },
    configureWebpack(_config, isServer) {
      // A function: when a page changes under `npm start`, the next compilation serves the new index.
      return isServer ? {} : {plugins: [emitAssets(() => (asset ? [asset] : []))]};
    },
  };
}
