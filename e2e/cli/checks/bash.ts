import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {runBash} from '../examples/shell';
import type {Workspace} from '../workspace';
import type {Call, Environment} from './windows';

/** A script to read, and the variables that matter in it. */
export interface Script {
  readonly text: string;
  /** Values for all variables that the script uses but does not set. */
  readonly known: Environment;
  /** Names of the variables that the script sets. */
  readonly assigned: readonly string[];
}

/** Programs whose calls are noted instead of made. */
const PROGRAMS = ['cli-kintone', 'git', 'node', 'npm', 'npx'];

/** Commands whose calls are noted and made, as later lines count on their effect. */
const COMMANDS = ['cd', 'mkdir'];

/**
 * Notes each call: the number of its words, the words, and one part for each name in `names`, which is empty unless the
 * program would see that variable. Each part ends with a zero byte.
 */
const RECORDER = `
exec 9>notes
variable() {
  case "$(declare -p "$1" 2>/dev/null)" in
    'declare -x'*) printf '%s=%s\\0' "$1" "\${!1}" ;;
    *) printf '\\0' ;;
  esac
}
note() {
  printf '%s\\0' "$#" "$@" >&9
  for name in $names; do variable "$name" >&9; done
}
${PROGRAMS.map((name) => `${name}() { note ${name} "$@"; }`).join('\n')}
${COMMANDS.map((name) => `${name}() { note ${name} "$@"; command ${name} "$@"; }`).join('\n')}
`;

/** Ends the notes on a script. */
const END = 'end of script';

const TIME_LIMIT = 60_000;

const namesIn = ({known, assigned}: Script): string[] => [...Object.keys(known), ...assigned];

/** Each script runs in a shell and a folder of its own, all below one shell, as starting one takes its time. */
function runner(scripts: readonly Script[]): string {
  const parts = scripts.map((script, index) => {
    const known = Object.entries(script.known).map(([name, value]) => `export ${name}='${value}'`);
    return `
command mkdir ${index}
(command cd ${index}; names='${namesIn(script).join(' ')}'; ${[...known, `eval "$SCRIPT_${index}"`].join('; ')})
printf '${END}\\0' >&9`;
  });
  return RECORDER + parts.join('\n');
}

function parseCalls(parts: string[], files: readonly string[], script: Script): Call[] {
  const calls: Call[] = [];
  while (parts.length > 0 && parts[0] !== END) {
    const count = Number(parts[0]);
    if (!Number.isInteger(count)) {
      throw new Error(`Cannot read the notes on this script: ${script.text}`);
    }
    const words = parts.splice(0, 1 + count).slice(1);
    const variables = parts.splice(0, namesIn(script).length).filter(Boolean);
    const entries = variables.map((variable): [string, string] => {
      const [name = '', ...value] = variable.split('=');
      return [name, value.join('=')];
    });
    calls.push({words, files, environment: Object.fromEntries(entries)});
  }
  parts.shift();
  return calls;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Lets bash itself read scripts, and notes which programs they would call, with which arguments.
 * A file that a redirection names is listed with every call of its script.
 */
export async function readBash(scripts: readonly Script[], workspace: Workspace): Promise<Call[][]> {
  const folder = await workspace.newFolder('bash');
  const texts = scripts.map(({text}, index): [string, string] => [`SCRIPT_${index}`, text]);
  const environment = {PATH: '/usr/bin:/bin', ...Object.fromEntries(texts)};
  await runBash(runner(scripts), {folder, environment, milliseconds: TIME_LIMIT}, workspace);
  const parts = (await readFile(join(folder, 'notes'), 'utf8')).split('\0').slice(0, -1);
  const calls: Call[][] = [];
  for (const [index, script] of scripts.entries()) {
    calls.push(parseCalls(parts, await listFiles(join(folder, String(index))), script));
  }
  return calls;
}
