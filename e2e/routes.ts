/** The addresses of pages: those that must exist, and those of the build. Trailing slashes are part of an address. */
import {existsSync, readdirSync} from 'node:fs';
import {sep} from 'node:path';
import {REDIRECTS} from '../src/site/redirects';
import {addressPattern, SECTIONS} from '../src/site/sections';

const under = (base: string, ...paths: string[]): string[] => paths.map((path) => `${base}${path}`);

/** Pages that exist for the import and for the export. */
const recordPages = [
  ...['delimiters/', 'encoding/', 'errors-warnings/', 'target-fields/'],
  ...under('fields/', '', 'attachment/', 'table/', 'user-group-org-selection/'),
];

/** The route table of the specification. */
const SPECIFIED = [
  ...['/', '/markdown-page/', '/search/'],
  ...under('/blog/', '', 'archive/', 'authors/', 'tags/', 'tags/announcement/', 'tags/release/'),
  '/blog/announcing-doc-website/',
  ...under('/blog/cli-kintone-v1-', '12-0/', '12-3/', '13-0/', '14-0/', '14-2/'),
  ...under('/guide/', '', 'installation/', 'options/', 'troubleshooting/', 'formats/csv/'),
  ...under('/guide/commands/', 'plugin-info/', 'plugin-pack/', 'record-delete/', 'record-export/', 'record-import/'),
  ...under('/category/', 'commands/', 'file-formats/'),
  ...under('/reference/', '', 'logging/'),
  ...under('/reference/errors/', 'mismatch-encoding/', 'network-timeout/', 'retry-api-requests/'),
  ...under('/reference/proxy/', 'http-proxy/', 'proxy-authn/'),
  ...under('/reference/record-delete/', 'delete-all-records/', 'delete-specified-records/', 'encoding/'),
  ...under('/reference/record-export/', 'fields-order/', ...recordPages),
  ...under('/reference/record-import/', 'upsert/', ...recordPages),
  ...under('/category/', 'deleting-records/', 'exporting-records/', 'importing-records/'),
  ...under('/category/', 'errors-handling/', 'proxy/'),
  ...under('/community/', '', 'contributing/', 'credits/', 'stability-index/', 'versioning/'),
];

/** Pages published since: from here on, they can't disappear without a redirect. */
const PUBLISHED_SINCE: readonly string[] = [];

/** Addresses that readers know. Each is a page of the build, or redirects to one. */
export const published: readonly string[] = [...SPECIFIED, ...PUBLISHED_SINCE];

/** Addresses that lead to another page. */
export const redirected: readonly string[] = REDIRECTS.flatMap(({from}) => from).map((path) =>
  path.replace(/\/?$/, '/'),
);

function builtRoutes(): string[] {
  if (!existsSync('build')) {
    return SPECIFIED; // The runner can list the tests without a build.
  }
  return readdirSync('build', {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll(sep, '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace('index.html', ''))
    .filter((route) => !redirected.includes(route))
    .sort();
}

/** All pages of the build but the not-found page. */
export const routes: readonly string[] = builtRoutes();

/** How many pages the specification doesn't name. */
export const addedPages = routes.filter((route) => !SPECIFIED.includes(route)).length;

/** Pages that only list others, and the search page; they have no Markdown source. */
const LISTS = ['/', '/search/', '/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/'];
export const isList = (route: string): boolean => LISTS.includes(route) || /^\/(?:blog\/tags|category)\//.test(route);

/** Pages that search finds: not the lists, but the categories, and not the page for writers of this site. */
export const searchedRoutes = routes.filter(
  (route) => (!isList(route) && route !== '/markdown-page/') || route.startsWith('/category/'),
);

function areaOf(route: string): string {
  const section = SECTIONS.find((candidate) => new RegExp(`^${addressPattern(candidate)}`).test(route));
  return section?.id ?? (route.startsWith('/blog/') ? 'blog' : 'other');
}

/** All pages, by area: their section, the blog, or other. */
export const routeGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(routes.map(areaOf))].map((area) => [area, routes.filter((route) => areaOf(route) === area)]),
);

/** One page of each kind: what their templates and styles have in common need not be looked at on every page. */
export const KINDS: readonly string[] = [
  '/',
  '/guide/commands/record-import/',
  '/reference/record-export/fields/',
  '/category/commands/',
  '/blog/',
  '/blog/cli-kintone-v1-14-2/',
  '/search/',
  '/markdown-page/',
];
