/** Moves the addresses and routes of a docs section's category index pages to the site's root. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];
type NavLink = LoadedVersion['docs'][number]['next'];

/**
 * Gives every generated index of a version the address `<base URL><slug>`. Corrects the previous and next links of
 * adjacent pages, which the docs plugin has computed from the old address.
 *
 * @param baseUrl the site's base path, with leading and trailing slashes
 */
export function hoistCategories(version: LoadedVersion, baseUrl: string): LoadedVersion {
  const moved = new Map<string, string>();

  function hoistItem(item: SidebarItem): SidebarItem {
    if (item.type !== 'category') {
      return item;
    }
    const items = item.items.map(hoistItem);
    if (item.link?.type !== 'generated-index') {
      return {...item, items};
    }
    const permalink = `${baseUrl}${item.link.slug.replace(/^\/|\/$/g, '')}/`;
    moved.set(item.link.permalink, permalink);
    return {...item, items, link: {...item.link, permalink}};
  }

  function hoistLink(link: NavLink): NavLink {
    const permalink = link && moved.get(link.permalink);
    return permalink ? {...link, permalink} : link;
  }

  const sidebars = Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => [name, items.map(hoistItem)]),
  );
  const docs = version.docs.map((doc) => ({...doc, previous: hoistLink(doc.previous), next: hoistLink(doc.next)}));
  return {...version, sidebars, docs};
}

/**
 * Splits a section's route tree. React Router enters only the first parent with a matching path. A page outside the
 * section's base path therefore needs its own chain of parents (docs root, version, sidebar).
 *
 * @returns the tree without such pages, then one tree for each of them, with its parents at the page's path
 */
export function splitRoute(route: RouteConfig): RouteConfig[] {
  const isInside = (path: string): boolean => path.startsWith(route.path.replace(/\/?$/, '/'));

  function inside(node: RouteConfig): RouteConfig {
    return node.routes
      ? {...node, routes: node.routes.filter(({path, routes}) => routes || isInside(path)).map(inside)}
      : node;
  }

  function outside(node: RouteConfig): RouteConfig[] {
    if (!node.routes) {
      return isInside(node.path) ? [] : [node];
    }
    return node.routes.flatMap(outside).map((child) => ({...node, path: child.path, routes: [child]}));
  }

  return [inside(route), ...outside(route)];
}
