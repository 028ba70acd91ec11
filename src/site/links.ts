/** All external addresses in the frame of the site. */

export const REPOSITORY_URL = 'https://github.com/kintone/cli-kintone';

/** "Edit this page" and its folder: the site's sources are in the repository's `website` folder. */
export const EDIT_URL = `${REPOSITORY_URL}/edit/main/website/`;

export const FORUM_JAPANESE_URL = 'https://community.cybozu.dev/';
export const FORUM_ENGLISH_URL = 'https://forum.kintone.dev/';
export const SOCIAL_URL = 'https://x.com/kintonedev';
