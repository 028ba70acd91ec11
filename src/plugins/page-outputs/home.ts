/** Content of other pages on the home page. */
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {Root} from 'mdast';
import {type CodePart, exampleParts} from '../../content/codePart';
import {blocksOf} from '../../content/remark/codeFigures';
import {toString} from '../../content/unified';

/** The content of `@generated/page-outputs/default/home.json`. */
export interface HomeData {
  readonly session: readonly CodePart[];
  /** Newest first; the date in ISO 8601, such as `2025-08-06`. */
  readonly releases: (Pick<BlogPostMetadata, 'title' | 'description' | 'permalink'> & {readonly date: string})[];
}

/** Returns the three newest posts tagged "Release". The blog plugin sorts posts by date. */
export const latestReleases = ({blogPosts}: BlogContent): HomeData['releases'] =>
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
 * Reads the first example below a heading of a page; `examples/` runs it and compares its output.
 *
 * @param file path of the page, for the message
 * @param id the heading's own id
 * @throws Error with file and remedy if the heading is missing, or has no example below it
 */
export function readSession(file: string, {children: nodes}: Root, id: string): CodePart[] {
  const heading = nodes.findIndex((node) => toString(node).endsWith(`{#${id}}`));
  const start = nodes.findIndex(({type}, index) => index > heading && ['code', 'heading'].includes(type));
  const parts = heading < 0 ? [] : exampleParts(blocksOf(nodes.slice(start)));
  if (!parts.some(({kind}) => kind === 'output')) {
    throw new Error(
      `${file}: no example below a heading {#${id}} for the home page: restore it, or name another section in docusaurus.config.ts.`,
    );
  }
  return parts;
}
