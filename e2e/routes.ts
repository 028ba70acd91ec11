/** Page addresses, expected and built. Trailing slashes are part of an address. */
import {existsSync, readdirSync} from 'node:fs';
import {sep} from 'node:path';
import {REDIRECTS} from '../src/site/redirects';
import {addressPattern, SECTIONS} from '../src/site/sections';

const under = (base: string, ...paths: string[]): string[] => paths.map((path) => `${base}${path}`);

/** Pages that exist for both import and export. */
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

/** Pages published since, which can't disappear without a redirect. */
const PUBLISHED_SINCE: readonly string[] = [];

/** Known addresses. Each is a page of the build, or redirects to one. */
export const published: readonly string[] = [...SPECIFIED, ...PUBLISHED_SINCE];

/** Addresses that redirect to another page. */
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

/** All pages of the build except the not-found page. */
export const routes: readonly string[] = builtRoutes();

/** Number of pages that the specification doesn't list. */
export const addedPages = routes.filter((route) => !SPECIFIED.includes(route)).length;

/** Pages that only list others, and the search page. They have no Markdown source. */
const LISTS = ['/', '/search/', '/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/'];
export const isList = (route: string): boolean => LISTS.includes(route) || /^\/(?:blog\/tags|category)\//.test(route);

/** Searchable pages, that is, neither lists other than categories nor the page for the site's writers. */
export const searchedRoutes = routes.filter(
  (route) => (!isList(route) && route !== '/markdown-page/') || route.startsWith('/category/'),
);

function areaOf(route: string): string {
  const section = SECTIONS.find((candidate) => new RegExp(`^${addressPattern(candidate)}`).test(route));
  return section?.id ?? (route.startsWith('/blog/') ? 'blog' : 'other');
}

/** All pages by area, that is, their section, the blog, or other. */
export const routeGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(routes.map(areaOf))].map((area) => [area, routes.filter((route) => areaOf(route) === area)]),
);

/** One page of each kind, for checks of shared templates and styles. */
export const KINDS: readonly string[] = [
  '/',
  '/guide/commands/record-import/',
  '/reference/record-export/fields/',
  '/reference/record-import/upsert/', // Has drawings, boxes, and code that scrolls.
  '/category/commands/',
  '/blog/',
  '/blog/cli-kintone-v1-14-2/',
  '/search/',
  '/markdown-page/',
];
