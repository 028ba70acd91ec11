import {parseArgs} from 'node:util';

/**
 * How a server should behave; an example writes `server="--fail-file 2:500 --seed 9"`. `../README.md` lists the effects.
 */
const NAMES = ['seed', 'fail-file', 'fail-bulk-at', 'hang', 'basic', 'proxy-auth'] as const;

export type ServerOptions = Partial<Readonly<Record<(typeof NAMES)[number], string>>>;

/**
 * Reads options written as on a command line.
 *
 * @throws Error with a sentence that names the problem
 */
export function parseServerOptions(text: string): ServerOptions {
  const {values} = parseArgs({
    args: text.split(/\s+/).filter(Boolean),
    options: Object.fromEntries(NAMES.map((name) => [name, {type: 'string' as const}])),
  });
  return values;
}
