import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {hoistCategories, splitRoute} from './rootCategories';

const link = (slug: string, rest: object): object => ({type: 'generated-index', slug, ...rest});
/** The few properties that the function reads from Docusaurus' large record. */
const version = (commands: {permalink: string}, inner: object): LoadedVersion =>
  ({
    sidebars: {
      guide: [
        {type: 'doc', id: 'index'},
        {
          type: 'category',
          link: link('/category/commands', commands),
          items: [
            {type: 'category', items: [{type: 'category', link: link('/category/inner/', inner), items: []}]},
            {type: 'link', href: '/guide/'},
          ],
        },
      ],
    },
    docs: [
      {id: 'index', next: {title: 'Commands', permalink: commands.permalink}},
      {id: 'other', previous: {title: 'First', permalink: '/base/guide/'}},
    ],
  }) as unknown as LoadedVersion;

test('hoistCategories moves categories of every depth, and the links to them, to the site’s root', () => {
  const below = version({permalink: '/base/guide/category/commands/'}, {permalink: '/base/guide/category/inner/'});
  expect(hoistCategories(below, '/base/')).toEqual(
    version({permalink: '/base/category/commands/'}, {permalink: '/base/category/inner/'}),
  );
});

test('splitRoute separates a page whose path only begins like the base path', () => {
  const [inside, outside] = ['/guide/', '/guidelines/'].map((path): RouteConfig => ({path, component: 'page'}));
  const tree = (path: string, page: RouteConfig): RouteConfig => ({path, component: 'root', routes: [page]});
  const route = {...tree('/guide', inside!), routes: [inside!, outside!]};
  expect(splitRoute(route)).toEqual([tree('/guide', inside!), tree('/guidelines/', outside!)]);
});
