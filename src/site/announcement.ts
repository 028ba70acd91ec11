import type {ThemeConfig} from '@docusaurus/preset-classic';
import {DOCUMENTED_VERSION} from './version';

/**
 * The announcement bar, one line high on a phone. A new `id` shows it again to readers who closed the previous one.
 *
 * @param baseUrl the site's base path, with both slashes, because links in HTML content aren't resolved
 */
export const announcementBar = (baseUrl: string): ThemeConfig['announcementBar'] => ({
  id: `differences-from-${DOCUMENTED_VERSION}`,
  content: `Written for ${DOCUMENTED_VERSION}. <a href="${baseUrl}guide/installation/#newer">Other versions</a>`,
  backgroundColor: 'var(--accent-tint)',
  textColor: 'var(--text)',
  isCloseable: true,
});
