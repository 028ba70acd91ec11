/** The other generators in the benchmark, each with its defaults and this site's pages. */
import {execSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** A page as plain CommonMark, without its title. */
export interface PlainPage {
  /** Site path without leading and trailing slashes. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Pinned to the newest versions that run on every supported Node.js. `content` is the pages' folder. */
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
 * Installs the other generators, and builds this site's pages with them.
 *
 * @param folder parent of the projects' folders
 * @returns folders of the built sites by name
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
