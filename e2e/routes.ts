/** The route table: every page of the site and no other. Trailing slashes are part of the address. */

const under = (base: string, ...paths: string[]): string[] => paths.map((path) => `${base}${path}`);

const fieldPages = ['fields/', 'fields/attachment/', 'fields/table/', 'fields/user-group-org-selection/'];

const blogRoutes = under(
  '/blog/',
  '',
  'archive/',
  'authors/',
  'tags/',
  'tags/announcement/',
  'tags/release/',
  'announcing-doc-website/',
  'cli-kintone-v1-12-0/',
  'cli-kintone-v1-12-3/',
  'cli-kintone-v1-13-0/',
  'cli-kintone-v1-14-0/',
  'cli-kintone-v1-14-2/',
);

/** Pages by the sidebar that they carry, category pages included. */
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
    ...under(
      '/reference/record-export/',
      'delimiters/',
      'encoding/',
      'errors-warnings/',
      'fields-order/',
      'target-fields/',
    ),
    ...under('/reference/record-export/', ...fieldPages),
    ...under('/reference/record-import/', 'delimiters/', 'encoding/', 'errors-warnings/', 'target-fields/', 'upsert/'),
    ...under('/reference/record-import/', ...fieldPages),
    ...under(
      '/category/',
      'deleting-records/',
      'errors-handling/',
      'exporting-records/',
      'importing-records/',
      'proxy/',
    ),
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
