/** The generators that the site is compared with, each with its defaults and our pages. */
import {execSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {DOCUSAURUS, type Buildable} from './build';

/** A page as plain CommonMark, without its title. */
export interface PlainPage {
  /** Site path without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

interface Peer extends Pick<Buildable, 'name' | 'command' | 'output'> {
  /** Exact versions, the newest that run on every Node.js that this project supports. */
  readonly packages: Readonly<Record<string, string>>;
  /** Folder of the pages. */
  readonly content: string;
  /** Before the text, where the title of the front matter is not shown. */
  readonly heading?: string;
  readonly files: (pages: readonly PlainPage[]) => Readonly<Record<string, string>>;
}

const exportDefault = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;

const PEERS: readonly Peer[] = [
  {
    name: 'stock Docusaurus (webpack)',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
    command: DOCUSAURUS,
    output: 'build',
    content: 'docs',
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
    command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    content: 'docs',
    heading: '# {{ $frontmatter.title }}\n\n',
    files: (pages) => ({
      '.vitepress/config.mjs': exportDefault({
        title: 'cli-kintone',
        srcDir: 'docs',
        ignoreDeadLinks: true,
        markdown: {html: false},
        themeConfig: {sidebar: pages.map(({path, title}) => ({text: title, link: `/${path}/`}))}, // The others list folders.
      }),
    }),
  },
  {
    name: 'Starlight',
    packages: {'@astrojs/starlight': '0.37.7', astro: '5.18.2'},
    command: ['node_modules/astro/astro.js', 'build'],
    output: 'dist',
    content: 'src/content/docs',
    files: () => ({
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {integrations: [starlight({title: 'cli-kintone'})]};
`,
      'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    }),
  },
];

/**
 * Installs the peers unless they are installed, and gives them our pages.
 *
 * @param folder where their projects are, each in a folder of its own
 */
export function setUpPeers(folder: string, pages: readonly PlainPage[]): Buildable[] {
  return PEERS.map(({name, packages, command, output, content, heading = '', files}) => {
    const cwd = join(folder, name.replaceAll(/\W+/g, '-'));
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(cwd, file)), {recursive: true});
      writeFileSync(join(cwd, file), text);
    };
    const manifest = JSON.stringify({private: true, dependencies: packages});
    if (!existsSync(join(cwd, 'package.json')) || readFileSync(join(cwd, 'package.json'), 'utf8') !== manifest) {
      write('package.json', manifest);
      execSync('npm install --no-audit --no-fund', {cwd, stdio: 'inherit'});
    }
    rmSync(join(cwd, content), {recursive: true, force: true});
    for (const {path, title, text} of pages) {
      write(join(content, path, 'index.md'), `---\ntitle: ${JSON.stringify(title)}\n---\n\n${heading}${text}`);
    }
    Object.entries(files(pages)).forEach(([file, text]) => write(file, text));
    return {name, command, cwd, output: join(cwd, output)};
  });
}
