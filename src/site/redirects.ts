/** Addresses of renamed or removed pages, and their replacements. MAINTAINING.md describes when to add one. */
import type {Options} from '@docusaurus/plugin-client-redirects';

/** For example: `{from: '/guide/old-name/', to: '/guide/new-name/'}`. */
export const REDIRECTS: NonNullable<Options['redirects']> = [];
