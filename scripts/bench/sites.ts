/** The site and the generators that it is compared with, each with its defaults and our pages, and their builds. */
import {execSync, spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

export interface Buildable {
  readonly name: string;
  readonly cwd: string;
  /** Arguments of Node.js. */
  readonly command: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
}

const DOCUSAURUS = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

export const OURS: Buildable = {name: 'ours', cwd: '.', command: DOCUSAURUS, output: 'build'};

/** A page as plain CommonMark, without its title. */
export interface PlainPage {
  /** Site path without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const exportDefault = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;

/** In exact versions, the newest that run on every Node.js that this project supports. `content` is the pages' folder. */
const PEERS = [
  {
    name: 'stock Docusaurus (webpack)',
    packages: {'@docusaurus/core': '3.10.2', '@docusaurus/preset-classic': '3.10.2'}, // npm adds React.
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
    heading: '# {{ $frontmatter.title }}\n\n', // Here, the title of the front matter is not shown.
    files: (pages: readonly PlainPage[]) => ({
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
 * Installs the other generators, and gives them our pages.
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
    write('package.json', JSON.stringify({private: true, dependencies: packages}));
    execSync('npm install --no-audit --no-fund', {cwd, stdio: 'inherit'});
    rmSync(join(cwd, content), {recursive: true, force: true});
    for (const {path, title, text} of pages) {
      write(join(content, path, 'index.md'), `---\ntitle: ${JSON.stringify(title)}\n---\n\n${heading}${text}`);
    }
    Object.entries(files(pages)).forEach(([file, text]) => write(file, text));
    return {name, command, cwd, output: join(cwd, output)};
  });
}

/** Where the generators keep what a second build uses again. */
const CACHES = ['.docusaurus', '.astro', '.vitepress/cache', 'node_modules/.cache', 'node_modules/.astro'];

/** Without spaces: NODE_OPTIONS is split at them. */
const PRINT_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('peak-kB',process.resourceUsage().maxRSS))`;

/** Builds from nothing. @returns what it costs, by the column of the table. @throws Error with the output of a failure */
export function buildCold({name, cwd, command, output}: Buildable): Record<string, number> {
  for (const path of [output, ...CACHES.map((cache) => join(cwd, cache))]) {
    rmSync(path, {recursive: true, force: true});
  }
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      JITI_CACHE: 'false', // Where Docusaurus keeps its translated configuration: outside the site.
      NODE_OPTIONS: `--import=${PRINT_MEMORY}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`The build of ${name} failed:\n${stdout}\n${stderr}`);
  }
  const peaks = [...stderr.matchAll(/^peak-kB (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
  // Of the largest process, its threads included.
  return {'build s': seconds, 'build MB': Math.max(...peaks) / 1024};
}
