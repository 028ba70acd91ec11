import type {BlogContent} from '@docusaurus/plugin-content-blog';

/** A post as the home page announces it. */
export interface Release {
  readonly title: string;
  readonly description: string;
  /** ISO 8601, such as `2025-08-06`. */
  readonly date: string;
  readonly permalink: string;
}

/** The newest posts with the tag `release`, newest first. */
export function latestReleases({blogPosts}: BlogContent, count: number): Release[] {
  return blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted, tags}) => !unlisted && tags.some(({permalink}) => /\/tags\/release\/?$/.test(permalink)))
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, count)
    .map(({title, description, date, permalink}) => ({
      title,
      description,
      date: date.toISOString().slice(0, 10),
      permalink,
    }));
}
