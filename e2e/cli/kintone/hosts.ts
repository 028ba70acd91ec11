/** The host names that pages use. */

export const KINTONE_HOST = 'example.cybozu.com';

/** The same kintone, for clients with a certificate. */
export const GUARDED_HOST = 'example.s.cybozu.com';

export const PROXY_HOST = 'proxy.example.com';
