/** `/search/` and the browser's search engine description. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../search/pages';
import {searchablePages} from '../sitePages';
import {openSearchDescription} from './openSearch';

const OPEN_SEARCH_FILE = 'opensearch.xml';

export default function searchPagePlugin({siteConfig: {title, url, baseUrl, favicon}}: LoadContext): Plugin {
  return {
    name: 'search-page',
    async allContentLoaded({allContent, actions}) {
      const listed = searchablePages(allContent).map(({section, title, description, path}): ListedPage => ({
        section,
        title,
        description,
        url: path,
      }));
      const pages = await actions.createData('pages.json', listed);
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
        modules: {pages},
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}${OPEN_SEARCH_FILE}`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const description = openSearchDescription({title, siteUrl: `${url}${baseUrl}`, icon: favicon ?? ''});
      await writeFile(join(outDir, OPEN_SEARCH_FILE), description);
    },
  };
}
