/**
 * The home page, with what it shows of other pages: a recorded session and the newest releases. Both are read in each
 * build, and arrive with the page alone.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestReleases} from './news';
import {readSession} from './session';

/** The section whose examples are shown. */
const SESSION = {file: 'docs/commands/record-import.md', heading: 'update'} as const;
const RELEASES = 3;

export default function homePlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const sessionPath = join(siteDir, SESSION.file);
  return {
    name: 'home',
    getPathsToWatch: () => [sessionPath],
    async allContentLoaded({allContent, actions}) {
      const session = readSession(SESSION.file, await readFile(sessionPath, 'utf8'), SESSION.heading);
      // The border to Docusaurus: a plugin's content is typed `unknown` here.
      const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/pages/_home/index.tsx',
        exact: true,
        modules: {
          session: await actions.createData('session.json', session),
          releases: await actions.createData('releases.json', latestReleases(blogs.default!, RELEASES)),
        },
      });
    },
  };
}
