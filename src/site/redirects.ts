import type {Options} from '@docusaurus/plugin-client-redirects';

/** The former addresses of renamed and removed pages, such as `{from: '/guide/old/', to: '/guide/new/'}`. */
export const redirects: NonNullable<Options['redirects']> = [];
