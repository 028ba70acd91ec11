import {DOCUMENTED_VERSION} from '../../src/site/version';
import type {Problem} from '../problem';
import {FIGURES, type Figure} from './figures';

/** Compares statements of the documented version with `src/site/version.ts`. */

/** Files other than pages that contain the version. */
export const VERSIONED_FILES = ['README.md', 'package.json', 'static/recipes/nightly-export.yml', FIGURES];

/** The source of such figures in `figures.tsv`. */
const SOURCE = 'the documented version';

/** History, which remains true: posts and the list of versions. */
const HISTORY = /^(?:blog\/|community\/versioning\.md)/;

const VERSION = String.raw`\d+\.\d+\.\d+`;

/** A version in an install command, a download address, a phrase about the documented version, or a figure. */
const STATEMENT = new RegExp(
  [
    `${VERSION}(?=[^\\t\\n]*\\t${SOURCE}\\t)`,
    String.raw`(?<=\b(?:install|npx|dlx) (?:-[\w-]+ )*@kintone/cli@|releases/(?:tag|download)/v|cli-kintone_v)${VERSION}`,
    String.raw`(?<=(?:\b(?:documented|documented version,|describe|release page of|(?:of|behavior of) cli-kintone)|kintone/cli-kintone\)|#npm-version\),) \**)${VERSION}`,
  ].join('|'),
  'g',
);

/** The version of this site, which equals that of the documented program. */
const SITE_VERSION = new RegExp(String.raw`(?<=^ {2}"version": ")${VERSION}`, 'm');

/** Replaces other versions stated as the documented version. */
export function updateVersions(file: string, text: string, figures: readonly Figure[]): string {
  if (HISTORY.test(file)) {
    return text;
  }
  const phrases = figures.filter(({source, pages}) => source === SOURCE && pages.includes(file));
  return phrases.reduce(
    (result, {words}) => result.replaceAll(words, words.replace(new RegExp(VERSION), DOCUMENTED_VERSION)),
    text.replace(file === 'package.json' ? SITE_VERSION : STATEMENT, DOCUMENTED_VERSION),
  );
}

/** Finds lines that `--update` would change. */
export function checkVersions(file: string, text: string, updated: string): Problem[] {
  const lines = updated.split('\n');
  return text.split('\n').flatMap((line, index) => {
    const expected = `the documented version is ${DOCUMENTED_VERSION}: run npm run docs:update.`;
    return line === lines[index] ? [] : [{file, line: index + 1, text: expected}];
  });
}
