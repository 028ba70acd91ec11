/** Attributes of a script in the head that may wait until the navigation bar is there. */
export const LATE = {'data-late': true};

const SCRIPTS = /<script (?:data-late|src=\S+ defer)[^>]*>[^]*?<\/script>/g;

/**
 * Moves late scripts, and those of the bundler, from the head to after the navigation bar, if the page has one.
 *
 * Chromium's parser works for ten milliseconds before it lets the browser draw. On a slow phone, a head with scripts took
 * up that time: the first frame was empty, and the next one waited for the layout of much of the article. After the
 * bar, they make the parser stop there, so the bar shows first. In its root, React passes over elements that it doesn't
 * know.
 */
export const moveLateScripts = (html: string): string =>
  html.replace(/^[^]*?<\/nav>/, (start) => start.replace(SCRIPTS, '') + (start.match(SCRIPTS) ?? []).join(''));
