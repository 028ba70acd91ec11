import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navigation. A new `id` shows it again to readers who closed the previous one.
 *
 * @param baseUrl the site's base path, with both slashes: the content is HTML that nobody resolves
 */
export function announcementBar(baseUrl: string): ThemeConfig['announcementBar'] {
  return {
    id: 'release-1-14-2',
    content: `cli-kintone 1.14.2 is out: <a href="${baseUrl}blog/cli-kintone-v1-14-2/">upsert now runs on the kintone server</a>.`,
    backgroundColor: 'var(--announcement-background)',
    textColor: 'var(--announcement-text)',
    isCloseable: true,
  };
}
