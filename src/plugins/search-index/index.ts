/**
 * Lists the pages for the search page, which shows them before a query and without script. And makes the index of the
 * embedded search from the Markdown sources, in `npm start` as in the production build, and serves it as an asset that
 * is named by its hash. Pages learn the name from the plugin's global data; nobody loads the file before a reader wants
 * to search.
 */
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSource} from '../../markdown/readSource';
import {extractPage} from '../../search/records/extractPage';
import {pageRecords} from '../../search/records/pageRecords';
import type {SearchIndexData} from '../../search/setup';
import {emitAssets, type Asset} from '../emitAssets';
import {searchablePages} from '../sitePages';

export default function searchIndexPlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  let asset: Asset | undefined;
  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const listed = searchablePages(allContent);
      await actions.createData(
        'pages.json',
        listed.map(({section, title, description, path}) => ({section, title, description, path})),
      );
      const pages = await Promise.all(
        listed.map(async ({title, description, path, category, docusaurusTag, file}) =>
          extractPage(
            {url: path, title, description, category, docusaurusTag, language: i18n.currentLocale},
            file === undefined ? undefined : (await readSource(join(siteDir, file))).tree,
          ),
        ),
      );
      // For `npm run search:publish`: the hosted index gets the whole texts.
      await actions.createData('records.json', pages.flatMap(pageRecords));
      const text = JSON.stringify(pages);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      asset = {name: `assets/search/index.${hash}.json`, text};
      actions.setGlobalData({indexUrl: `${baseUrl}${asset.name}`} satisfies SearchIndexData);
    },
    configureWebpack(_config, isServer) {
      // A function: when a page changes under `npm start`, the next compilation serves the new index.
      return isServer ? {} : {plugins: [emitAssets(() => (asset ? [asset] : []))]};
    },
  };
}
