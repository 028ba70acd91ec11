import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {programOf, type Programs, scriptIn, substituteFor} from '../program';

/** Reads commands and options from the program's own help. */

export interface HelpOption {
  /** Names with dashes, long form first. */
  readonly names: readonly string[];
  readonly required: boolean;
  readonly choices: readonly string[];
  /** As typed. */
  readonly defaultValue?: string;
  /** Environment variable used if the option is absent. */
  readonly variable?: string;
}

function parseHelp(help: string): HelpOption[] {
  const entries = help.split(/^(?= +(?:-\w, )?--[a-z])/m).slice(1);
  return entries.map((text) => {
    const entry = text.replace(/\s+/g, ' ');
    const [, short, long] = /(?:(-\w), )?(--[a-z-]+)/.exec(entry)!;
    const [, choices = ''] = /\[choices: ([^\]]*)\]/.exec(entry) ?? [];
    const [, preset] = /\[default: "?([^"\]]*)/.exec(entry) ?? [];
    return {
      names: [long!, short ?? []].flat(),
      required: entry.includes('[required]'),
      choices: [...choices.matchAll(/"([^"]*)"/g)].map((match) => match[1]!),
      ...(/^[A-Z_]+$/.test(preset ?? '') ? {variable: preset} : {defaultValue: preset}),
    };
  });
}

async function printHelp(name: string, program: string): Promise<string> {
  const words = name.split(' ').filter(Boolean);
  // Runs without this environment, which might contain defaults.
  const {stdout} = await promisify(execFile)(process.execPath, [scriptIn(program), ...words, '--help'], {env: {}});
  return stdout;
}

/** Returns the options of a command. */
export const readHelp = async (name: string, version: string, programs: Programs): Promise<HelpOption[]> =>
  parseHelp(await printHelp(name, programOf(version, programs)));

/** Returns the names of all commands of the documented version. */
export async function listCommands(programs: Programs): Promise<string[]> {
  const program = programOf(substituteFor(DOCUMENTED_VERSION, 'plugin'), programs);
  const namesIn = (help: string): string[] =>
    [...help.matchAll(/^ {2}cli\.js ([a-z]+(?: [a-z]+)?) {2}/gm)].map((match) => match[1]!);
  const lists = namesIn(await printHelp('', program)).map(async (name) => {
    const below = namesIn(await printHelp(name, program)).filter((command) => command.startsWith(`${name} `));
    return below.length > 0 ? below : [name];
  });
  return (await Promise.all(lists)).flat();
}
