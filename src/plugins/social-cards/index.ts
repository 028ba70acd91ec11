/**
 * Draws a picture for the site, each section and each post, from its title, for places where an address is shared. A
 * native renderer and a font from npm: nothing is fetched, and text looks the same on every machine.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawCard, type Card} from './card';

/**
 * @param folder where the cards go, below the output folder
 * @param titles of the site's card and of those of the sections, by the names of their files; posts bring their own
 */
export default function socialCards(folder: string, titles: Readonly<Record<string, string>>) {
  return ({siteDir}: LoadContext): Plugin => {
    const cards = new Map<string, Card>();
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        // Docusaurus' types end here: a plugin's content is typed `unknown` here.
        const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
        Object.entries(titles).forEach(([name, title]) => cards.set(name, {section: 'Documentation', title}));
        for (const {metadata} of blogs.default!.blogPosts) {
          cards.set(`blog-${metadata.frontMatter.slug}`, {section: 'Blog', title: metadata.title});
        }
      },
      async postBuild({outDir}) {
        const mark = await readFile(join(siteDir, 'static/img/mark.svg'), 'utf8');
        const write = async ([name, card]: readonly [string, Card]): Promise<void> =>
          writeFile(join(outDir, folder, `${name}.png`), await drawCard(card, mark));
        await mkdir(join(outDir, folder), {recursive: true});
        await Promise.all([...cards].map(write));
      },
    };
  };
}
