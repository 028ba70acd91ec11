import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {hoistCategories, splitRoute} from './rootCategories';

describe('hoistCategories', () => {
  const category = (slug: string, permalink: string, items: object[] = []): object => ({
    type: 'category',
    label: slug,
    collapsed: false,
    collapsible: true,
    items,
    link: {type: 'generated-index', slug, permalink},
  });
  // Only what the function reads of Docusaurus' large record.
  const version = {
    sidebars: {
      guide: [
        {type: 'doc', id: 'index'},
        category('/category/commands', '/base/guide/category/commands/', [
          category('/category/inner', '/base/guide/category/inner/'),
        ]),
      ],
    },
    docs: [
      {id: 'index', next: {title: 'Commands', permalink: '/base/guide/category/commands/'}},
      {id: 'other', previous: {title: 'First', permalink: '/base/guide/'}, next: undefined},
    ],
  } as unknown as LoadedVersion;

  test('moves categories of every depth, and links to them, to the site’s root', () => {
    const {sidebars, docs} = hoistCategories(version, '/base/', '/a.png');
    const text = JSON.stringify(sidebars);
    expect(text).toContain('"permalink":"/base/category/commands/"');
    expect(text).toContain('"permalink":"/base/category/inner/","image":"/a.png"');
    expect(docs[0]!.next).toEqual({title: 'Commands', permalink: '/base/category/commands/'});
    expect(docs[1]!.previous).toEqual({title: 'First', permalink: '/base/guide/'});
    expect(docs[1]!.next).toBeUndefined();
  });
});

describe('splitRoute', () => {
  const leaf = (path: string): RouteConfig => ({path, component: 'page', exact: true});
  const tree = (path: string, routes: RouteConfig[]): RouteConfig => ({
    path,
    component: 'root',
    routes: [{path, component: 'version', routes: [{path, component: 'sidebar', routes}]}],
  });

  test('gives each page outside the base path a chain of its own', () => {
    const inside = [leaf('/guide/'), leaf('/guide/a/')];
    const outside = [leaf('/category/a/'), leaf('/guidelines/')];
    expect(splitRoute(tree('/guide', [...inside, ...outside]))).toEqual([
      tree('/guide', inside),
      tree('/category/a/', [outside[0]!]),
      tree('/guidelines/', [outside[1]!]),
    ]);
  });
});
