import {isDeepStrictEqual} from 'node:util';
import type {Code, InlineCode} from 'mdast';
import {visit} from '../../src/content/unified';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import type {Problem} from '../problem';
import {type Programs, substituteFor, VERSIONS} from '../program';
import type {Source} from '../source';
import {type HelpOption, listCommands, readHelp} from './help';
import {type OptionRow, readOptionTables} from './optionTables';

/** Compares options with the program's help: those in tables in both directions, and names used anywhere else. */

/** The page about options shared by several commands. */
const SHARED_PAGE = 'docs/options.md';

/** Pages about commands without a table of options. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  completion: 'docs/installation.md',
  'plugin keygen': 'docs/commands/plugin-pack.md',
};

/** Documented options missing from the help, by command. */
const HIDDEN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Has no effect anymore; kept only for old scripts.
  'record import': ['--experimental-use-server-side-upsert'],
  // Accepted, but only an API token is used.
  'record delete': ['--username', '--password'],
};

/** Fallback variables, used if the variable in the help isn't set. */
const SECOND_VARIABLES: Readonly<Record<string, string>> = {'--proxy': 'https_proxy'};

const list = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(', ');

const namesIn = ({codes}: OptionRow): readonly string[] => codes.Option ?? [];

/** Yields the differences between a row and the program's help. */
function* problemsInRow({codes, required}: OptionRow, option: HelpOption): Generator<string> {
  const [name = ''] = option.names;
  if (required !== option.required) {
    yield option.required
      ? `${name} is required: begin the description with **Required.**`
      : `${name} is not required: remove **Required.**`;
  }
  const columns: Record<string, readonly string[]> = {
    Option: option.names,
    ...(option.choices.length > 0 && {Values: option.choices}),
    Default: option.defaultValue === undefined ? [] : [option.defaultValue],
    Variable: [option.variable ?? [], SECOND_VARIABLES[name] ?? []].flat(),
  };
  for (const [column, expected] of Object.entries(columns)) {
    if (!isDeepStrictEqual(codes[column] ?? [], expected)) {
      yield `in the program, ${name} has ${list(expected) || 'nothing'}: write exactly this into the column ${column}`;
    }
  }
}

/**
 * Checks a command's rows, its own and the shared ones.
 *
 * @param help the options in the program's help for the command
 */
export function checkRows(
  command: string,
  page: string,
  help: readonly HelpOption[],
  own: readonly OptionRow[],
  shared: readonly OptionRow[],
): Problem[] {
  const problems: Problem[] = [];
  const report = ({file, line}: Pick<Problem, 'file' | 'line'>, text: string): void =>
    void problems.push({file, line, text: `${text}.`});
  const optionOf = (row: OptionRow): HelpOption | undefined =>
    help.find(({names}) => names.some((name) => namesIn(row).includes(name)));
  // Other commands have only some of the common options.
  const rows = [...own, ...shared.filter((row) => command.startsWith('record ') || optionOf(row))];
  for (const row of rows) {
    const option = optionOf(row);
    if (option) {
      [...problemsInRow(row, option)].forEach((text) => report(row, text));
    } else if (!HIDDEN_OPTIONS[command]?.includes(namesIn(row)[0] ?? '')) {
      const shown = list(namesIn(row)) || '(no name in inline code)';
      report(row, `${command} has no option ${shown}: remove or correct the row`);
    }
  }
  for (const option of help) {
    const [first, ...others] = rows.filter((row) => optionOf(row) === option);
    const subject = `the option ${list(option.names)} of ${command}`;
    if (!first) {
      report({file: page, line: own[0]?.line ?? 1}, `${subject} is missing: add a row for it`);
    }
    others.forEach((row) => report(row, `${subject} occurs twice: keep one row`));
  }
  return problems;
}

/** Options of other programs mentioned in the pages. */
const OTHERS = [
  ...['--global', '--ignore-scripts', '--save-dev', '--save-exact'], // npm
  ...['--max-old-space-size', '--mime-encoding', '--rm'], // Node.js, file, Docker
  ...['--import', '--export'], // cli-kintone 0.x
];

const NAME = /(?<![\w-])--[a-z][a-z0-9-]*/g;

/**
 * Finds unknown option names in inline code and fences.
 *
 * @param known all long options of all commands, with dashes
 */
export function checkOptionNames({file, tree}: Source, known: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  visit(tree, ['inlineCode', 'code'], (node) => {
    const {value, position} = node as Code | InlineCode;
    value.split('\n').forEach((text, index) => {
      const line = position!.start.line + index + (node.type === 'code' ? 1 : 0);
      for (const [name] of text.matchAll(NAME)) {
        if (!known.has(name) && !OTHERS.includes(name)) {
          problems.push({file, line, text: `no command has the option ${name}: correct the name.`});
        }
      }
    });
  });
  return problems;
}

/** Returns the version that a command, or a tab such as `1.15.0 and later`, runs. */
function versionOf(command: string, tab = DOCUMENTED_VERSION): string {
  const [version = DOCUMENTED_VERSION] = /\d+\.\d+\.\d+/.exec(tab) ?? [];
  return tab.endsWith('and later') ? VERSIONS.at(-1)! : substituteFor(version, command.split(' ')[0]);
}

/** Compares commands and options with the program's help. */
export async function checkOptions(sources: readonly Source[], programs: Programs): Promise<Problem[]> {
  const rows = sources.flatMap(readOptionTables);
  const shared = rows.filter(({file}) => file === SHARED_PAGE);
  const known = new Set(Object.values(HIDDEN_OPTIONS).flat());
  const checkCommand = async (command: string): Promise<Problem[]> => {
    const file = `docs/commands/${command.replace(' ', '-')}.md`;
    const own = rows.filter((row) => row.file === file || row.heading === command);
    const page = OTHER_PAGES[command] ?? own[0]?.file ?? file;
    if (command in OTHER_PAGES && sources.find((source) => source.file === page)?.text.includes(command)) {
      return [];
    }
    const tabs = [...new Set(own.map(({tab}) => tab))];
    if (!tabs.some((tab) => versionOf(command, tab) === versionOf(command))) {
      const fix = `write this page, add a section "${command}" to another one, or correct the labels of the tabs`;
      return [{file: page, line: 1, text: `no table contains the options of ${command}: ${fix}.`}];
    }
    const problems = tabs.map(async (tab) => {
      const help = await readHelp(command, versionOf(command, tab), programs);
      help.flatMap(({names}) => names).forEach((option) => known.add(option));
      const inTab = own.filter((row) => row.tab === tab);
      return checkRows(command, page, help, inTab, shared);
    });
    return (await Promise.all(problems)).flat();
  };
  const found = await Promise.all((await listCommands(programs)).map(checkCommand));
  return [...found.flat(), ...sources.flatMap((source) => checkOptionNames(source, known))];
}
