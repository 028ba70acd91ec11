/** The host names that pages use. */

export const KINTONE_HOST = 'example.cybozu.com';

/** The same kintone, for clients with a certificate. */
export const GUARDED_HOST = 'example.s.cybozu.com';

export const PROXY_HOST = 'proxy.example.com';

/** Every name of this domain leads to kintone's servers, also those of subdomains that nobody has. */
export const isCybozuHost = (host: string): boolean => host.endsWith('.cybozu.com');
