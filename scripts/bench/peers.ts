/** The generators that the site is compared with, each with its defaults and our pages. */
import {execSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** A page as plain CommonMark, without its title. */
export interface PlainPage {
  /** Site path without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** In exact versions, the newest that run on every Node.js that this project supports. `content` is the pages' folder. */
const PEERS = [
  {
    name: 'stock Docusaurus (webpack)',
    packages: {'@docusaurus/core': '3.10.2', '@docusaurus/preset-classic': '3.10.2'}, // npm adds React.
    command: 'docusaurus build',
    output: 'build',
    content: 'docs',
    files: {
      'docusaurus.config.mjs': `export default {
  title: 'cli-kintone',
  url: 'https://cli.kintone.dev',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  markdown: {format: 'detect'},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'cli-kintone'}},
};
`,
    },
  },
  {
    name: 'Starlight',
    packages: {'@astrojs/starlight': '0.37.7', astro: '5.18.2'},
    command: 'astro build',
    output: 'dist',
    content: 'src/content/docs',
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {integrations: [starlight({title: 'cli-kintone'})]};
`,
      'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    },
  },
];

/**
 * Installs the other generators, and builds our pages with them.
 *
 * @param folder where their projects are, each in a folder of its own
 * @returns the folders of the built sites, by name
 */
export function buildPeers(folder: string, pages: readonly PlainPage[]): Record<string, string> {
  const built = PEERS.map(({name, packages, command, output, content, files}) => {
    const cwd = join(folder, name.replaceAll(/\W+/g, '-'));
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(cwd, file)), {recursive: true});
      writeFileSync(join(cwd, file), text);
    };
    write('package.json', JSON.stringify({private: true, dependencies: packages}));
    Object.entries(files).forEach(([file, text]) => write(file, text));
    rmSync(join(cwd, content), {recursive: true, force: true});
    for (const {path, title, text} of pages) {
      write(join(content, path, 'index.md'), `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`);
    }
    execSync(`npm install --no-audit --no-fund && npx ${command}`, {
      cwd,
      stdio: 'inherit',
      env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
    });
    return [name, join(cwd, output)];
  });
  return Object.fromEntries(built) as Record<string, string>;
}
