/**
 * What the home page shows of other pages: a recorded session and the newest releases. Both are read in each build and
 * stand in a generated file, which only `src/pages/index.tsx` imports: global data would travel with every page.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestReleases, type Release} from './releases';
import {readSession, type Session} from './session';

/** The content of `@generated/home/default/home.json`. */
export interface HomeData {
  readonly session: Session;
  /** Newest first. */
  readonly releases: readonly Release[];
}

const RELEASES = 3;

/**
 * @param example the page, relative to the site's folder, and the id of the heading in it whose examples are shown
 */
export default function home({file, heading}: {file: string; heading: string}) {
  return ({siteDir}: LoadContext): Plugin => {
    const path = join(siteDir, file);
    return {
      name: 'home',
      getPathsToWatch: () => [path],
      async allContentLoaded({allContent, actions}) {
        // The border to Docusaurus: a plugin's content is typed `unknown` here.
        const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
        const data: HomeData = {
          session: readSession(file, await readFile(path, 'utf8'), heading),
          releases: latestReleases(blogs.default!, RELEASES),
        };
        await actions.createData('home.json', data);
      },
    };
  };
}
