/** The blog as its sources have it. */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

interface Post {
  readonly title: string;
  readonly date: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

const read = (file: string): string => readFileSync(`blog/${file}`, 'utf8');

/** The posts, newest first. */
export const posts: readonly Post[] = readdirSync('blog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => parse(/^---\n(.*?)\n---/s.exec(read(file))![1]!) as Post)
  .sort((one, other) => other.date.localeCompare(one.date));

/** The years with posts, newest first. */
export const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];

/** The display names of a list, `authors` or `tags`, with the number of their posts; without those that have none. */
export function countPosts(list: 'authors' | 'tags'): [name: string, count: number][] {
  const entries = parse(read(`${list}.yml`)) as Record<string, {name?: string; label?: string}>;
  return Object.entries(entries)
    .map(([id, {name = '', label = name}]): [string, number] => [
      label,
      posts.filter((post) => post[list].includes(id)).length,
    ])
    .filter(([, count]) => count > 0);
}
