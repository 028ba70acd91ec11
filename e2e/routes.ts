/** The route table: every page of the site and no other. Trailing slashes are part of the address. */

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

/** Pages by their sidebar, category pages included. */
export const sidebarRoutes = {
  guide: [
    ...under('/guide/', '', 'installation/', 'options/', 'troubleshooting/', 'formats/csv/'),
    ...under('/guide/commands/', 'plugin-info/', 'plugin-pack/', 'record-delete/', 'record-export/', 'record-import/'),
    ...under('/category/', 'commands/', 'file-formats/'),
  ],
  reference: [
    ...under('/reference/', '', 'logging/'),
    ...under('/reference/errors/', 'mismatch-encoding/', 'network-timeout/', 'retry-api-requests/'),
    ...under('/reference/proxy/', 'http-proxy/', 'proxy-authn/'),
    ...under('/reference/record-delete/', 'delete-all-records/', 'delete-specified-records/', 'encoding/'),
    ...under('/reference/record-export/', 'fields-order/', ...recordPages),
    ...under('/reference/record-import/', 'upsert/', ...recordPages),
    ...under('/category/', 'deleting-records/', 'exporting-records/', 'importing-records/'),
    ...under('/category/', 'errors-handling/', 'proxy/'),
  ],
  community: under('/community/', '', 'contributing/', 'credits/', 'stability-index/', 'versioning/'),
} as const;

/** All pages, by area. */
export const routeGroups: Readonly<Record<string, readonly string[]>> = {
  other: ['/', '/markdown-page/', '/search/'],
  blog: blogRoutes,
  ...sidebarRoutes,
};

export const routes: readonly string[] = Object.values(routeGroups).flat();

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
