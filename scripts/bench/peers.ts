/** The generators that the site is compared with, each with its defaults and our pages. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Buildable} from './build';

/** A page as plain CommonMark. */
export interface PlainPage {
  /** Site path without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

interface Peer {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  /** Arguments of Node.js. */
  readonly build: readonly string[];
  readonly output: string;
  /** Folder of the pages. */
  readonly pages: string;
  /** Whether the text needs its title, which the others take from the front matter. */
  readonly titleInText?: boolean;
  readonly files: (pages: readonly PlainPage[]) => Readonly<Record<string, string>>;
}

const exportDefault = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;

/** Exact versions, the newest that run on every Node.js that this project supports. */
const PEERS: readonly Peer[] = [
  {
    name: 'stock Docusaurus (webpack)',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    pages: 'docs',
    files: () => ({
      'docusaurus.config.mjs': exportDefault({
        title: 'cli-kintone',
        url: 'https://cli.kintone.dev',
        baseUrl: '/',
        trailingSlash: true,
        onBrokenLinks: 'ignore',
        markdown: {format: 'detect'},
        presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
        themeConfig: {navbar: {title: 'cli-kintone'}},
      }),
    }),
  },
  {
    name: 'VitePress',
    packages: {vitepress: '1.6.4'},
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    pages: 'docs',
    titleInText: true,
    files: (pages) => ({
      '.vitepress/config.mjs': exportDefault({
        title: 'cli-kintone',
        srcDir: 'docs',
        ignoreDeadLinks: true,
        markdown: {html: false},
        themeConfig: {
          sidebar: [...new Set(pages.map(({path}) => path.split('/')[0]))].map((section) => ({
            text: section,
            items: pages
              .filter(({path}) => path.split('/')[0] === section)
              .map(({path, title}) => ({text: title, link: `/${path}/`})),
          })),
        },
      }),
    }),
  },
  {
    name: 'Starlight',
    packages: {'@astrojs/starlight': '0.37.7', astro: '5.18.2'},
    build: ['node_modules/astro/astro.js', 'build'],
    output: 'dist',
    pages: 'src/content/docs',
    files: () => ({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\n" +
        "export default {integrations: [starlight({title: 'cli-kintone'})]};\n",
      'src/content.config.ts':
        "import {defineCollection} from 'astro:content';\n" +
        "import {docsLoader} from '@astrojs/starlight/loaders';\n" +
        "import {docsSchema} from '@astrojs/starlight/schema';\n" +
        'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n',
    }),
  },
];

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), text);
  }
}

async function setUp(peer: Peer, folder: string, pages: readonly PlainPage[]): Promise<void> {
  const manifest = JSON.stringify({private: true, dependencies: peer.packages});
  const file = join(folder, 'package.json');
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== manifest) {
    await writeFiles(folder, {'package.json': manifest});
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder, stdio: ['ignore', 2, 2], shell: true});
  }
  await rm(join(folder, peer.pages), {recursive: true, force: true});
  await writeFiles(folder, peer.files(pages));
  const texts = pages.map(({path, title, description, body}) => [
    join(peer.pages, path, 'index.md'),
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n` +
      `${peer.titleInText ? `# ${title}\n\n` : ''}${body}`,
  ]);
  await writeFiles(folder, Object.fromEntries(texts));
}

/**
 * Installs the peers unless they are installed, and gives them our pages.
 *
 * @param folder where their projects are, each in a folder of its own
 */
export async function setUpPeers(folder: string, pages: readonly PlainPage[]): Promise<Buildable[]> {
  const sites: Buildable[] = [];
  for (const peer of PEERS) {
    const cwd = join(folder, peer.name.replaceAll(/\W+/g, '-'));
    await setUp(peer, cwd, pages);
    sites.push({name: peer.name, cwd, command: peer.build, output: join(cwd, peer.output)});
  }
  return sites;
}
