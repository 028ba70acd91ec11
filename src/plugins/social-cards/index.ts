/**
 * Draws a picture for the site, each section and each post, from its title, for places where an address is shared.
 *
 * A native renderer and a font from npm: nothing is fetched, text looks the same on every machine, and a card takes
 * some hundredths of a second. Cards are kept in `.cache/` under a hash of all that they depend on.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCard} from '../../site/socialCards';
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

export default function socialCardsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const cards = new Map<string, Card>([
    [socialCard(''), {section: 'Documentation', title: siteConfig.tagline}],
    [socialCard('guide/'), {section: 'Documentation', title: 'Guide'}],
    [socialCard('reference/'), {section: 'Documentation', title: 'Reference'}],
    [socialCard('community/'), {section: 'Documentation', title: 'Community'}],
    [socialCard('blog/'), {section: 'Documentation', title: 'Blog'}],
  ]);
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      // The border to Docusaurus: a plugin's content is typed `unknown` here.
      const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
      for (const {metadata} of blogs.default!.blogPosts) {
        const route = `${metadata.permalink.slice(baseUrl.length).replace(/\/$/, '')}/`;
        cards.set(socialCard(route), {section: 'Blog', title: metadata.title});
      }
    },
    async postBuild({outDir}) {
      const folder = join(siteDir, '.cache/social-cards');
      await mkdir(folder, {recursive: true});
      const look = await readLook(siteDir);
      const write = async ([path, card]: readonly [string, Card]): Promise<void> => {
        const file = join(outDir, path);
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, await cached(card, look, folder));
      };
      await Promise.all([...cards].map(write));
    },
  };
}
