/**
 * Draws a picture for the site, each section and each post, from its title, for places where an address is shared.
 *
 * A native renderer and a font from npm: nothing is fetched, text looks the same on every machine, and a card takes
 * some hundredths of a second. Cards are kept in `.cache/` under a hash of all that they depend on.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardSource, drawCard, readColors, type Card, type Look} from './card';

/** Raise it when the renderer or the font changes. */
const CACHE_VERSION = '1';

const FONT = '@expo-google-fonts/space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf';

async function readLook(siteDir: string): Promise<Look> {
  return {
    font: createRequire(join(siteDir, 'package.json')).resolve(FONT),
    fontFamily: 'Space Grotesk',
    mark: await readFile(join(siteDir, 'static/img/mark.svg'), 'utf8'),
    colors: readColors(join(siteDir, 'src/css/tokens.css')),
  };
}

/** The picture of a card, from the cache where it is there. */
async function cached(card: Card, look: Look, folder: string): Promise<Buffer> {
  const source = cardSource(card, look);
  const key = createHash('sha256').update(CACHE_VERSION).update(source).digest('hex').slice(0, 20);
  const file = join(folder, `${key}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await drawCard(source, look); // Not drawn yet.
    await writeFile(file, png);
    return png;
  }
}

/**
 * @param folder where the cards go, below the output folder
 * @param titles of the site's card and of those of the sections, by the names of their files; posts bring their own
 */
export default function socialCards(folder: string, titles: Readonly<Record<string, string>>) {
  return ({siteDir}: LoadContext): Plugin => {
    const cards = new Map(Object.entries(titles).map(([name, title]) => [name, {section: 'Documentation', title}]));
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        // The border to Docusaurus: a plugin's content is typed `unknown` here.
        const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
        for (const {metadata} of blogs.default!.blogPosts) {
          cards.set(`blog-${metadata.frontMatter.slug}`, {section: 'Blog', title: metadata.title});
        }
      },
      async postBuild({outDir}) {
        const cache = join(siteDir, '.cache/social-cards');
        await Promise.all([cache, join(outDir, folder)].map((path) => mkdir(path, {recursive: true})));
        const look = await readLook(siteDir);
        const write = async ([name, card]: readonly [string, Card]): Promise<void> =>
          writeFile(join(outDir, folder, `${name}.png`), await cached(card, look, cache));
        await Promise.all([...cards].map(write));
      },
    };
  };
}
