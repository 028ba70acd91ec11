/** Blog posts, read from their sources. */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

interface Post {
  readonly title: string;
  readonly date: string;
  readonly slug: string;
  readonly tags: readonly string[];
}

export const posts: readonly Post[] = readdirSync('blog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => parse(/^---\n(.*?)\n---/s.exec(readFileSync(`blog/${file}`, 'utf8'))![1]!) as Post)
  .sort((one, other) => other.date.localeCompare(one.date));

/** The years with posts, newest first. */
export const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
