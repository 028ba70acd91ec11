/**
 * Whether a browser's user agent names Windows. There the executable is the common way to install; elsewhere it is npm,
 * and on phones and tablets a terminal is rare.
 */
export const isWindows = (userAgent: string): boolean => /Windows NT/.test(userAgent);
