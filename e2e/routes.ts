/** The site's addresses, published and built. Trailing slashes are part of an address. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {sep} from 'node:path';
import {redirects} from '../src/site/redirects';

if (!existsSync('build')) {
  throw new Error('The browser tests need build/, which is missing: run `npm run build` first.');
}

const under = (base: string, ...paths: string[]): string[] => paths.map((path) => `${base}${path}`);

/** Pages that exist for the import and for the export. */
const recordPages = [
  ...['delimiters/', 'encoding/', 'errors-warnings/', 'target-fields/'],
  ...under('fields/', '', 'attachment/', 'table/', 'user-group-org-selection/'),
];

const blogRoutes = [
  ...under('/blog/', '', 'archive/', 'authors/', 'tags/', 'tags/announcement/', 'tags/release/'),
  '/blog/announcing-doc-website/',
  ...under('/blog/cli-kintone-v1-', '12-0/', '12-3/', '13-0/', '14-0/', '14-2/'),
];

/** Every address that has been published, those of the specification first. Each stays a page, or redirects to one. */
export const published: readonly string[] = [
  ...['/', '/markdown-page/', '/search/'],
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
  ...blogRoutes,
];

/** What the build tells the browser about the docs pages. */
export const siteData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
  'docusaurus-plugin-content-docs',
  Record<string, {versions: {docs: {id: string; path: string; sidebar: string}[]}[]}>
>;

/** Every page of the build, but the not-found page and redirects. */
export const routes: readonly string[] = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .map((file) => `/${file.replaceAll(sep, '/')}`)
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.replace('index.html', ''))
  .filter((route) => !redirects.some(({from}) => [from].flat().includes(route)));

/** The pages of each docs section, and its categories, as the build tells the browser. */
export const sidebarRoutes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(siteData['docusaurus-plugin-content-docs']).map(([section, {versions}]) => [
    section,
    versions.flatMap(({docs}) => docs.map(({path}) => path.replace(/\/?$/, '/'))),
  ]),
);

const isBlog = (route: string): boolean => route.startsWith('/blog/');
const docsRoutes = new Set(Object.values(sidebarRoutes).flat());

/** All pages, by area. */
export const routeGroups: Readonly<Record<string, readonly string[]>> = {
  other: routes.filter((route) => !isBlog(route) && !docsRoutes.has(route)),
  blog: routes.filter(isBlog),
  ...sidebarRoutes,
};

/** The list in the front matter of a page. */
const listOf = (text: string, key: string): string[] =>
  new RegExp(`^${key}: \\[(.*)\\]$`, 'm').exec(text)?.[1]?.split(', ') ?? [];

/** The posts, by their sources. */
export const posts = readdirSync('blog')
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .map((file) => {
    const text = readFileSync(`blog/${file}`, 'utf8');
    const route = `/blog/${/^slug: (.*)$/m.exec(text)![1]!}/`;
    return {route, year: file.slice(0, 4), authors: listOf(text, 'authors'), tags: listOf(text, 'tags')};
  });

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
