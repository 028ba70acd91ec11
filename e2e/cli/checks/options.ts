import type {Mistake} from '../mistake';
import type {Command, HelpOption} from './help';
import type {OptionRow, OptionTable} from './tables';

/** Compares the option tables of the pages with the help of the program, in both directions. */

/** The page of the options that several commands share, and its section of those that all have. */
export const SHARED_PAGE = 'docs/options.md';
const GENERAL_SECTION = 'general';

interface Exception {
  readonly option: string;
  readonly commands: readonly string[];
  readonly reason: string;
}

/** Options that a command has although its help does not show them. */
export const HIDDEN_OPTIONS: readonly Exception[] = [
  {
    option: '--experimental-use-server-side-upsert',
    commands: ['record import'],
    reason: 'has no effect any more and is kept for old scripts only',
  },
  {option: '--username', commands: ['record delete'], reason: 'accepted, but only an API token is used'},
  {option: '--password', commands: ['record delete'], reason: 'accepted, but only an API token is used'},
];

/** Variables that an option is taken from although its help does not name them. */
const FURTHER_VARIABLES: Readonly<Record<string, readonly string[]>> = {
  // The help shows only the first of the two; the program looks at the second when the first is not set.
  '--proxy': ['https_proxy'],
};

const isHidden = (option: string, command: Command): boolean =>
  HIDDEN_OPTIONS.some((exception) => exception.option === option && exception.commands.includes(command.name));

export interface PageTables {
  readonly file: string;
  readonly tables: readonly OptionTable[];
}

interface Documented {
  readonly file: string;
  readonly row: OptionRow;
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const list = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(', ');

/** What is wrong with a row, seen from the program's help. */
function* mistakesInRow({cells, names}: OptionRow, option: HelpOption): Generator<string> {
  const [name = ''] = option.names;
  if (!isEqual(names, option.names)) {
    yield `the option is named ${list(names)}, in the program ${list(option.names)}: correct the names`;
  }
  if ((cells.get('Description')?.strong === 'Required.') !== option.required) {
    yield option.required
      ? `${name} is required: begin the description with **Required.**`
      : `${name} is not required: remove **Required.**`;
  }
  const values = cells.get('Values')?.codes ?? [];
  if (option.choices.length > 0 && !isEqual(values, option.choices)) {
    yield `${name} takes ${list(option.choices)}: write exactly these into the column Values`;
  }
  const shown = cells.get('Default')?.codes ?? [];
  const defaults = option.defaultValue === undefined ? [] : [option.defaultValue];
  if (!isEqual(shown, defaults)) {
    yield `the default of ${name} is ${list(defaults) || 'none'}: correct the column Default`;
  }
  const variables = [...(option.variable === undefined ? [] : [option.variable]), ...(FURTHER_VARIABLES[name] ?? [])];
  if (!isEqual(cells.get('Environment variable')?.codes ?? [], variables)) {
    yield `the environment variable of ${name} is ${list(variables) || 'none'}: correct the column Environment variable`;
  }
}

/** The rows that document a command: its own, and those of the page of shared options. */
function documentedFor(command: Command, page: PageTables, shared: PageTables): Documented[] {
  const sharedTables = shared.tables.filter(({section}) => section === GENERAL_SECTION || command.connects);
  return [
    ...page.tables.flatMap(({rows}) => rows.map((row) => ({file: page.file, row}))),
    ...sharedTables.flatMap(({rows}) => rows.map((row) => ({file: shared.file, row}))),
  ];
}

/**
 * Checks a command's tables.
 *
 * @param help the options that the program's help shows for the command
 */
export function checkOptions(
  command: Command,
  help: readonly HelpOption[],
  page: PageTables,
  shared: PageTables,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const documented = documentedFor(command, page, shared);
  for (const {file, row} of documented) {
    const option = help.find(({names}) => names.some((name) => row.names.includes(name)));
    if (option) {
      for (const text of mistakesInRow(row, option)) {
        mistakes.push({file, line: row.line, text: `${text}.`});
      }
    } else if (!isHidden(row.names[0] ?? '', command)) {
      const text = `${command.name} has no option ${list(row.names) || '(no name in inline code)'}: remove or correct the row`;
      mistakes.push({file, line: row.line, text: `${text}.`});
    }
  }
  const line = page.tables[0]?.line ?? 1;
  for (const {names} of help) {
    const rows = documented.filter(({row}) => row.names.some((name) => names.includes(name)));
    if (rows.length === 0) {
      mistakes.push({
        file: page.file,
        line,
        text: `the option ${list(names)} of ${command.name} is missing: add a row for it.`,
      });
    }
    for (const {file, row} of rows.slice(1)) {
      mistakes.push({
        file,
        line: row.line,
        text: `the option ${list(names)} of ${command.name} stands twice: keep one row.`,
      });
    }
  }
  return mistakes;
}
