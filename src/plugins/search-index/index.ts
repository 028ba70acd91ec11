/**
 * Makes the index of the embedded search from the Markdown sources, in `npm start` as in the production
 * build, and serves it as an asset whose name changes with its content. Pages learn the name from the
 * plugin's global data; nobody loads the file before a reader wants to search.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../search/embedded/build';
import {emitAssets, type Asset} from '../emitAssets';
import {searchablePages} from '../sitePages';
import {collectRecords} from './collectRecords';

export interface SearchIndexData {
  /** Site path of the index file, with base URL. */
  readonly indexUrl: string;
  /** The build that the file must belong to. */
  readonly build: string;
}

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
      const data: SearchIndexData = {indexUrl: `${baseUrl}${asset.name}`, build};
      actions.setGlobalData(data);
    },
    configureWebpack(_config, isServer) {
      // A function: when a page changes under `npm start`, the next compilation serves the new index.
      return isServer ? {} : {plugins: [emitAssets(() => (asset ? [asset] : []))]};
    },
  };
}
