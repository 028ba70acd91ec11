/** External addresses in the navigation bar and the footer. */

/** The tool's repository. */
export const REPOSITORY_URL = 'https://github.com/kintone/cli-kintone';

/** The repository with the site's sources, and their folder in it. If the site moves, change both. */
const SOURCES_URL = REPOSITORY_URL;
const SOURCES_FOLDER = 'website/';

/** "Edit this page". */
export const EDIT_URL = `${SOURCES_URL}/edit/main/${SOURCES_FOLDER}`;
/** "Let us know." */
export const REPORT_URL = `${SOURCES_URL}/issues/new`;

export const TUTORIAL_JAPANESE_URL = 'https://cybozu.dev/ja/tutorials/hello-cli-kintone/';
export const FORUM_JAPANESE_URL = 'https://community.cybozu.dev/';
export const FORUM_ENGLISH_URL = 'https://forum.kintone.dev/';
export const SOCIAL_URL = 'https://x.com/kintonedev';
