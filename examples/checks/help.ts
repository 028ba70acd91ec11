import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {DEFAULT_VERSION, PLUGIN_VERSIONS, type Programs, scriptIn} from '../program';

/** What the program's own help says about options. */

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

const RECORD_COMMANDS = ['record import', 'record export', 'record delete'];
const PLUGIN_COMMANDS = ['plugin pack', 'plugin info'];

/**
 * All documented commands, with their pages, and the label of the tab with their options if a page shows those of
 * several versions. Those that connect to kintone have the connection options.
 */
export const COMMANDS = [
  ...RECORD_COMMANDS.map((name) => ({name, version: DEFAULT_VERSION, connects: true, tab: undefined})),
  ...Object.entries(PLUGIN_VERSIONS).flatMap(([tab, version]) =>
    PLUGIN_COMMANDS.map((name) => ({name, version, connects: false, tab})),
  ),
].map((command) => ({...command, page: `docs/commands/${command.name.replace(' ', '-')}.md`}));

export type Command = (typeof COMMANDS)[number];

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

/** Asks the program for a command's options. */
export async function readHelp({name, version}: Command, programs: Programs): Promise<HelpOption[]> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [scriptIn(programs[version]), ...name.split(' '), '--help'],
    // Without the environment of the run: it might contain defaults.
    {env: {}},
  );
  return parseHelp(stdout);
}
