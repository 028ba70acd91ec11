import type {ThemeConfig} from '@docusaurus/preset-classic';
import {DOCUMENTED_VERSION} from './version';

const slug = DOCUMENTED_VERSION.replaceAll('.', '-');

/**
 * The bar above the navigation. A new `id` shows it again to readers who closed the previous one.
 *
 * @param baseUrl the site's base path, with both slashes: the content is HTML whose links are not resolved
 */
export const announcementBar = (baseUrl: string): ThemeConfig['announcementBar'] => ({
  id: `release-${slug}`,
  content: `cli-kintone ${DOCUMENTED_VERSION} is out: <a href="${baseUrl}blog/cli-kintone-v${slug}/">upsert now runs on the kintone server</a>.`,
  backgroundColor: 'var(--accent-tint)',
  textColor: 'var(--text)',
  isCloseable: true,
});
