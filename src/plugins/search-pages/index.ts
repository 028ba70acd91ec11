/** Lists the pages of the site for the search page, which shows them before a query and without script. */
import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../search/setup';
import {searchablePages} from '../sitePages';

export default function searchPagesPlugin(): Plugin {
  return {
    name: 'search-pages',
    async allContentLoaded({allContent, actions}) {
      const pages = searchablePages(allContent).map(({section, title, description, path}): ListedPage => ({
        section,
        title,
        description,
        path,
      }));
      await actions.createData('pages.json', pages);
    },
  };
}
