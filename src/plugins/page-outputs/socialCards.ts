/**
 * Draws a picture for the site, each section and each post, from its title, for places where an address is shared. A
 * native renderer and a font from npm: nothing is fetched, and text looks the same on every machine.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {drawCard} from './card';

/**
 * @param folder where the cards go, below the output folder
 * @param titles of the site's card and of those of the sections, by the names of their files; posts bring their own
 */
export default function socialCards(folder: string, titles: Readonly<Record<string, string>>) {
  return (): Plugin => ({
    name: 'social-cards',
    async postBuild({siteDir, outDir, plugins}) {
      // Docusaurus' types end here: a plugin's content is typed `unknown`.
      const blog = plugins.find(({name}) => name === 'docusaurus-plugin-content-blog')!.content as BlogContent;
      const mark = await readFile(join(siteDir, 'static/img/mark.svg'), 'utf8');
      const draw = async (name: string, section: string, title: string): Promise<void> =>
        writeFile(join(outDir, folder, `${name}.png`), await drawCard({section, title}, mark));
      await mkdir(join(outDir, folder), {recursive: true});
      await Promise.all([
        ...Object.entries(titles).map(([name, title]) => draw(name, 'Documentation', title)),
        ...blog.blogPosts.map(({metadata: {frontMatter, title}}) => draw(`blog-${frontMatter.slug}`, 'Blog', title)),
      ]);
    },
  });
}
