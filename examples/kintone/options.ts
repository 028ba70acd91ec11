import {parseArgs} from 'node:util';

const FAULT = /^\d+(?::\d{3})?$/;
const CREDENTIALS = /^[^:]+:/;

/**
 * How a server should behave, and the form of each value; an example writes `server="--fail-file 2:500 --seed 9"`.
 * `../README.md` lists the effects.
 */
const FORMS = {
  seed: /^\d+$/,
  'fail-file': FAULT,
  'fail-bulk-at': FAULT,
  hang: /^\S+$/,
  basic: CREDENTIALS,
  'proxy-auth': CREDENTIALS,
};

export type ServerOptions = Partial<Readonly<Record<keyof typeof FORMS, string>>>;

/**
 * Reads options written as on a command line.
 *
 * @throws Error with a sentence that names the problem
 */
export function parseServerOptions(text: string): ServerOptions {
  const {values} = parseArgs({
    args: text.split(/\s+/).filter(Boolean),
    options: Object.fromEntries(Object.keys(FORMS).map((name) => [name, {type: 'string' as const}])),
  });
  for (const [name, value] of Object.entries(values)) {
    if (!FORMS[name as keyof typeof FORMS].test(value!)) {
      throw new Error(`"${value}" is not a value of --${name}`);
    }
  }
  return values;
}
