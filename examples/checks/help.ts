import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {programOf, type Programs, scriptIn, substituteFor, VERSIONS} from '../program';

/** Commands and options according to the program's own help. */

export interface HelpOption {
  /** With dashes, long form first. */
  readonly names: readonly string[];
  readonly required: boolean;
  readonly choices: readonly string[];
  /** As typed. */
  readonly defaultValue?: string;
  /** The variable that is used if the option is absent. */
  readonly variable?: string;
}

/** A command, or its options in one version if its page has tabs for several. */
export interface Command {
  readonly name: string;
  readonly page: string;
  readonly tab?: string;
}

/** Pages of commands that have none of their own. */
export const OTHER_PAGES: Readonly<Record<string, string>> = {completion: 'docs/installation.md'};

export const pageOf = (name: string): string => OTHER_PAGES[name] ?? `docs/commands/${name.replace(' ', '-')}.md`;

/** The version that a command, or a tab such as `1.15.0 and later`, runs. */
export function versionOf({name, tab = DOCUMENTED_VERSION}: Pick<Command, 'name' | 'tab'>): string {
  const [version = DOCUMENTED_VERSION] = /\d+\.\d+\.\d+/.exec(tab) ?? [];
  return tab.endsWith('and later') ? VERSIONS.at(-1)! : substituteFor(version, name.split(' ')[0]);
}

/** Reads the list of options in a help text. */
export function parseHelp(help: string): HelpOption[] {
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
  // Without the environment of the run: it might contain defaults.
  const {stdout} = await promisify(execFile)(process.execPath, [scriptIn(program), ...words, '--help'], {env: {}});
  return stdout;
}

/** Returns the options of a command. */
export const readHelp = async (command: Pick<Command, 'name' | 'tab'>, programs: Programs): Promise<HelpOption[]> =>
  parseHelp(await printHelp(command.name, programOf(versionOf(command), programs)));

/** Returns the names of all commands below a group of commands; without one, of all commands. */
async function listBelow(group: string, program: string): Promise<string[]> {
  const help = await printHelp(group, program);
  const names = [...help.matchAll(/^ {2}cli\.js ([a-z]+(?: [a-z]+)*) {2}/gm)]
    .map((match) => match[1]!)
    .filter((name) => name.startsWith(group && `${group} `));
  const lists = await Promise.all(names.map((name) => listBelow(name, program)));
  return names.length === 0 ? [group] : lists.flat();
}

/** Returns the names of all commands of the documented version. */
export const listCommands = (programs: Programs): Promise<string[]> =>
  listBelow('', programOf(substituteFor(DOCUMENTED_VERSION, 'plugin'), programs));
