/** The source of a page's date of last change. */
import {spawnSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';

/**
 * The source of dates for `future.experimental_vcs`. With the whole history one `git log` tells all of them; asking for
 * each file costs a process a page. Without git, outside a repository, before its first commit, or in a clone that is cut
 * off (`--depth`), where every file seems to be as old as the last commit, pages show no date and the sitemap has none.
 *
 * @param siteDir the site's folder
 */
export function readHistory(siteDir: string): VcsPreset {
  // No git at all: the status is null.
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0 && stdout.startsWith('false') ? 'git-eager' : 'disabled';
}
