import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {hoistCategories, splitRoute} from './rootCategories';

describe('hoistCategories', () => {
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

  test('moves categories of every depth, and the links to them, to the site’s root', () => {
    const below = version({permalink: '/base/guide/category/commands/'}, {permalink: '/base/guide/category/inner/'});
    expect(hoistCategories(below, '/base/')).toEqual(
      version({permalink: '/base/category/commands/'}, {permalink: '/base/category/inner/'}),
    );
  });
});

describe('splitRoute', () => {
  const leaf = (path: string): RouteConfig => ({path, component: 'page', exact: true});
  const tree = (path: string, routes: RouteConfig[]): RouteConfig => ({
    path,
    component: 'root',
    routes: [{path, component: 'version', routes: [{path, component: 'sidebar', routes}]}],
  });

  test('gives each page outside the base path its own chain of parents', () => {
    const inside = [leaf('/guide/'), leaf('/guide/a/')];
    const outside = [leaf('/category/a/'), leaf('/guidelines/')];
    expect(splitRoute(tree('/guide', [...inside, ...outside]))).toEqual([
      tree('/guide', inside),
      tree('/category/a/', [outside[0]!]),
      tree('/guidelines/', [outside[1]!]),
    ]);
  });
});
