/** The version of cli-kintone that the site documents. */
export const DOCUMENTED_VERSION = '1.14.2';
