/**
 * What the home page shows of other pages: a recorded session and the newest releases. Each build reads both and writes
 * them to a generated file, which only `src/pages/index.tsx` imports: global data would be loaded with every page.
 */
import {join} from 'node:path';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CodePart} from '../../markdown/codePart';
import {readSource} from '../../markdown/readSource';
import {readSession} from './session';

/** The content of `@generated/home/default/home.json`. */
export interface HomeData {
  readonly session: readonly CodePart[];
  /** Newest first; the date in ISO 8601, such as `2025-08-06`. */
  readonly releases: (Pick<BlogPostMetadata, 'title' | 'description' | 'permalink'> & {readonly date: string})[];
}

/** The three newest posts tagged "Release"; the blog plugin sorts its posts by date. */
const latestReleases = ({blogPosts}: BlogContent): HomeData['releases'] =>
  blogPosts
    .map(({metadata}) => metadata)
    .filter(({tags}) => tags.some(({label}) => label === 'Release'))
    .slice(0, 3)
    .map(({title, description, permalink, date}) => ({
      title,
      description,
      permalink,
      date: date.toISOString().slice(0, 10),
    }));

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
        // Docusaurus' types end here: a plugin's content is typed `unknown` here.
        const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
        const session = readSession(file, (await readSource(path)).tree, heading);
        const data: HomeData = {session, releases: latestReleases(blogs.default!)};
        await actions.createData('home.json', data);
      },
    };
  };
}
