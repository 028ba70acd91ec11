/** Builds from nothing, with their time and memory. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

export interface Buildable {
  readonly name: string;
  readonly cwd: string;
  /** Arguments of Node.js. */
  readonly command: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
}

export interface BuildCost {
  readonly seconds: number;
  /** Of the largest process, its threads included. */
  readonly peakMegabytes: number;
}

/** The site's own build, in a folder with its dependencies. */
export const DOCUSAURUS: readonly string[] = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** Where the generators keep what a second build uses again. */
const CACHES = ['.docusaurus', '.astro', '.vitepress/cache', 'node_modules/.cache', 'node_modules/.astro'];

/** Without spaces: NODE_OPTIONS is split at them. */
const PRINT_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('peak-kB',process.resourceUsage().maxRSS))`;

/** @throws Error with the output of a build that fails */
export function buildCold({name, cwd, command, output}: Buildable): BuildCost {
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
  return {seconds, peakMegabytes: Math.max(...peaks) / 1024};
}
