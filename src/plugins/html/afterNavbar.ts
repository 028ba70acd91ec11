/** Attributes of a script in the head that can wait for the navigation bar. */
export const AFTER_NAVBAR = {'data-after-navbar': true};

const SCRIPTS = /<script (?:data-after-navbar|src=\S+ defer)[^>]*>[^]*?<\/script>/g;

/**
 * Moves these scripts and the bundler's from the head to after the navigation bar, if the page has one.
 *
 * Chromium's parser works for ten milliseconds before it lets the browser draw. On a slow phone, a head with scripts
 * took up that time. The first frame was empty, and the next one waited for the layout of much of the article. After
 * the bar, they make the parser stop there, so the bar shows first. React skips unknown elements in its root.
 */
export const moveAfterNavbar = (html: string): string =>
  html.replace(/^[^]*?<\/nav>/, (start) => start.replace(SCRIPTS, '') + (start.match(SCRIPTS) ?? []).join(''));
