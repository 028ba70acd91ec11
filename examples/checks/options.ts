import {isDeepStrictEqual} from 'node:util';
import type {Problem} from '../problem';
import type {Command, HelpOption} from './help';
import type {OptionRow} from './tables';

/** Compares the option tables of the pages with the help of the program, in both directions. */

/** The page of the options that several commands share, and its section of those that all have. */
export const SHARED_PAGE = 'docs/options.md';
const GENERAL_SECTION = 'general';

/** The commands whose help doesn't show an option of the tables. */
export const HIDDEN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Has no effect anymore, and is kept for old scripts only.
  '--experimental-use-server-side-upsert': ['record import'],
  // Accepted, but only an API token is used.
  '--username': ['record delete'],
  '--password': ['record delete'],
  // These commands require a login.
  '--api-token': ['plugin upload', 'customize apply', 'customize export'],
  '--guest-space-id': ['plugin upload'],
};

/** Variables that an option is read from although its help does not name them. */
const FURTHER_VARIABLES: Readonly<Record<string, readonly string[]>> = {
  // The help shows only the first of the two; the program looks at the second when the first is not set.
  '--proxy': ['https_proxy'],
};

const list = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(', ');

/** What is wrong with a row, compared with the program's help. */
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
    'Environment variable': [option.variable ?? [], FURTHER_VARIABLES[name] ?? []].flat(),
  };
  for (const [column, expected] of Object.entries(columns)) {
    if (!isDeepStrictEqual(codes[column] ?? [], expected)) {
      yield `in the program, ${name} has ${list(expected) || 'nothing'}: write exactly this into the column ${column}`;
    }
  }
}

/**
 * Checks the tables that document a command: its own, and those of the page of shared options.
 *
 * @param help the options that the program's help shows for the command
 */
export function checkOptions(
  command: Command,
  help: readonly HelpOption[],
  page: readonly OptionRow[],
  shared: readonly OptionRow[],
): Problem[] {
  const problems: Problem[] = [];
  const report = ({file, line}: Pick<Problem, 'file' | 'line'>, text: string): void => {
    problems.push({file, line, text: `${text}.`});
  };
  const namesIn = ({codes}: OptionRow): readonly string[] => codes.Option ?? [];
  const own = page.filter(({tab}) => tab === command.tab);
  const connects = help.some(({names}) => names.includes('--base-url'));
  const rows = [...own, ...shared.filter(({section}) => section === GENERAL_SECTION || connects)];
  for (const row of rows) {
    const names = namesIn(row);
    const option = help.find((candidate) => candidate.names.some((name) => names.includes(name)));
    if (option) {
      [...problemsInRow(row, option)].forEach((text) => report(row, text));
    } else if (!HIDDEN_OPTIONS[names[0] ?? '']?.includes(command.name)) {
      const shown = list(names) || '(no name in inline code)';
      report(row, `${command.name} has no option ${shown}: remove or correct the row`);
    }
  }
  for (const option of help) {
    const [first, ...others] = rows.filter((row) => namesIn(row).some((name) => option.names.includes(name)));
    const subject = `the option ${list(option.names)} of ${command.name}`;
    if (!first) {
      report({file: command.page, line: own[0]?.line ?? 1}, `${subject} is missing: add a row for it`);
    }
    others.forEach((row) => report(row, `${subject} occurs twice: keep one row`));
  }
  return problems;
}
