/** Dates of each page's last change. */
import {spawnSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';

/**
 * Returns the date source for `future.experimental_vcs`. With the full history, one `git log` reads all dates instead of
 * one process per page. Pages and the sitemap have no dates without git, outside a repository, before the first commit,
 * and in a shallow clone (`--depth`), where every file seems to be as old as the last commit.
 *
 * @param siteDir the site's folder
 */
export function readHistory(siteDir: string): VcsPreset {
  // Without git, the status is null.
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0 && stdout.startsWith('false') ? 'git-eager' : 'disabled';
}
