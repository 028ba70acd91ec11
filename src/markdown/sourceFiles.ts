import {readdir} from 'node:fs/promises';
import {join, sep} from 'node:path';

/**
 * Lists the Markdown sources.
 *
 * @returns paths relative to the site's folder, with forward slashes, sorted
 */
export async function listMarkdownFiles(siteDir: string): Promise<string[]> {
  const lists = await Promise.all(
    ['docs', 'reference', 'community', 'blog', 'src/pages'].map(async (folder) => {
      const names = await readdir(join(siteDir, folder), {recursive: true});
      return names.filter((name) => /\.mdx?$/.test(name)).map((name) => `${folder}/${name.split(sep).join('/')}`);
    }),
  );
  return lists.flat().sort();
}
