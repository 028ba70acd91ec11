import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {listMarkdownFiles} from '../src/content/sourceFiles';
import {DOCUMENTED_VERSION} from '../src/site/version';
import {checkFigures, FIGURES, readFigures} from './checks/figures';
import {type Command, listCommands, OTHER_PAGES, pageOf, readHelp, versionOf} from './checks/help';
import {programLiterals} from './checks/literals';
import {checkMessages, PROOFS, Vocabulary} from './checks/messages';
import {checkMessageTables, type Source} from './checks/messageTables';
import {checkOptionNames} from './checks/optionNames';
import {checkOptions, HIDDEN_OPTIONS, SHARED_PAGE} from './checks/options';
import {readOptionTables} from './checks/tables';
import {checkVersions, updateFigures, updateVersions, VERSIONED_FILES} from './checks/versions';
import {extractExamples, type Page} from './run/extract';
import {drawDifference} from './run/output';
import {runExamples, type RunResult} from './run/run';
import {openLaboratory} from './run/sandbox';
import {applyCorrections} from './run/update';
import {describeDifferences, describeProblem, inOrder, listDifferences, type Problem} from './problem';
import {DEFAULT_VERSION, installedPrograms, installProgram, programOf, type Programs, versionIn} from './program';
import {summarize} from './summary';
import {Workspace} from './workspace';

/** Runs all documented examples with the real program, and compares options, messages, and versions with it. */

const SITE = fileURLToPath(new URL('..', import.meta.url));

/** What differs in the newest version, as far as the pages know. */
const KNOWN_DIFFERENCES = 'examples/newest.diff';

const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');

const readSource = (file: string): Source => ({file, markdown: read(file)});

async function readSources(only: readonly string[]): Promise<Source[]> {
  const files = await listMarkdownFiles(SITE);
  const missing = only.find((file) => !files.includes(file));
  if (missing !== undefined) {
    throw new Error(`There is no page ${missing}: write the path from the folder of the site, such as docs/index.md.`);
  }
  return files.filter((file) => only.length === 0 || only.includes(file)).map(readSource);
}

/** A command with each tab of its page that has a table of options; without tabs, once. */
function commandsOn(page: string, name: string): Command[] {
  const tabs = new Set(readOptionTables(page, read(page)).map(({tab}) => tab));
  return (tabs.size > 0 ? [...tabs] : [undefined]).map((tab) => ({name, page, tab}));
}

/** Compares the option tables of a command's page with the help of the program. */
async function checkCommand(name: string, programs: Programs, known: Set<string>): Promise<Problem[]> {
  const page = pageOf(name);
  const report = (text: string): Problem[] => [{file: page, line: 1, text: `${text}.`}];
  if (!existsSync(join(SITE, page)) || !read(page).includes(name)) {
    const fix = 'write this page, or name the page that describes it in examples/checks/help.ts';
    return report(`cli-kintone ${DOCUMENTED_VERSION} has the command ${name}: ${fix}`);
  }
  const commands = name in OTHER_PAGES ? [] : commandsOn(page, name);
  const problems: Problem[] = [];
  for (const command of commands) {
    const help = await readHelp(command, programs);
    help.flatMap(({names}) => names).forEach((option) => known.add(option));
    problems.push(
      ...checkOptions(
        command,
        help,
        readOptionTables(page, read(page)),
        readOptionTables(SHARED_PAGE, read(SHARED_PAGE)),
      ),
    );
  }
  const documented = versionOf({name});
  return commands.length === 0 || commands.some((command) => versionOf(command) === documented)
    ? problems
    : [...problems, ...report(`no tab is for ${DOCUMENTED_VERSION}: correct the labels of the tabs`)];
}

/** Compares commands and options with the help of the program: those in tables, and all that are named anywhere. */
async function checkAllOptions(sources: readonly Source[], programs: Programs): Promise<Problem[]> {
  const known = new Set(Object.keys(HIDDEN_OPTIONS));
  const names = await listCommands(programs);
  const found = (await Promise.all(names.map((name) => checkCommand(name, programs, known)))).flat();
  const selected = found.filter(
    ({file}) => !existsSync(join(SITE, file)) || sources.some((source) => source.file === file),
  );
  return [...selected, ...sources.flatMap(({file, markdown}) => checkOptionNames(file, markdown, known))];
}

/** Finds what states another version as the documented one; with `updates`, corrects it instead. */
function checkAllVersions(files: readonly string[], updates: boolean): Problem[] {
  const figures = readFigures(read(FIGURES));
  return [...files, ...VERSIONED_FILES, FIGURES].flatMap((file) => {
    const text = read(file);
    const updated = file === FIGURES ? updateFigures(text) : updateVersions(file, text, figures);
    if (updates && updated !== text) {
      writeFileSync(join(SITE, file), updated);
      console.log(`${file}: documented version written.`);
    }
    return updates ? [] : checkVersions(file, text, updated);
  });
}

function extract({file, markdown}: Source): Page {
  try {
    return extractExamples(file, markdown);
  } catch (error) {
    throw new Error(`${file}:${String(error)}`, {cause: error});
  }
}

/** Writes the actual outputs into the pages and returns what must be corrected by hand. */
function update(sources: readonly Source[], {problems, corrections}: RunResult): Problem[] {
  for (const {file, markdown} of sources) {
    const own = corrections.filter((correction) => correction.file === file);
    if (own.length > 0) {
      writeFileSync(join(SITE, file), applyCorrections(markdown, own));
      console.log(`${file}: ${own.length} output(s) corrected.`);
    }
  }
  return problems.filter(
    (problem) => !corrections.some(({file, line}) => file === problem.file && line === problem.line),
  );
}

/** Compares what differs in the newest version with what is known, and says whether it is the same. */
function checkDifferences(problems: readonly Problem[], version: string, updates: boolean): boolean {
  const list = join(SITE, KNOWN_DIFFERENCES);
  const found = listDifferences(problems);
  if (updates) {
    writeFileSync(list, found);
  }
  const known = readFileSync(list, 'utf8');
  if (found !== known) {
    console.error(
      `The newest version, ${version}, doesn't differ as ${KNOWN_DIFFERENCES} says:\n` +
        `${drawDifference(known.split('\n'), found.split('\n'))}\n` +
        'Correct docs/installation.md#newer and the pages, then let --cli newest --update write the list.',
    );
  }
  return found === known;
}

const examplesIn = (pages: readonly Page[]): number => pages.flatMap(({chains}) => chains.flat()).length;

/** Prints problems, each once: a row of the shared options is compared with the help of several commands. */
function printProblems(problems: readonly Problem[]): boolean {
  const lines = [...new Set(inOrder(problems).map(describeProblem))];
  lines.forEach((line) => console.error(line));
  console.log(lines.length === 0 ? 'No problems.' : `${lines.length} problem(s).`);
  return lines.length === 0;
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {
      update: {type: 'boolean', default: false},
      static: {type: 'boolean', default: false},
      cli: {type: 'string'},
      only: {type: 'string', multiple: true, default: []},
    },
  });
  const {update: updates, cli, only} = values;
  const everything = only.length === 0;
  const versions = cli ? [] : checkAllVersions(everything ? await listMarkdownFiles(SITE) : only, updates);
  const before = await readSources(only);
  const pages = before.map(extract);
  const proofs = everything ? [extract(readSource(PROOFS))] : [];
  const figures = readFigures(read(FIGURES));

  const workspace = new Workspace();
  const programs = cli ? installProgram(cli, await workspace.newFolder('program')) : installedPrograms();
  if (values.static) {
    const problems = [...proofs, ...pages].flatMap((page) => page.problems);
    problems.push(...versions, ...checkMessageTables(before), ...checkFigures(before, figures));
    // The version may not be installed yet.
    const describe = ({message}: Error): Problem[] => [{file: 'package.json', line: 1, text: message}];
    return printProblems([...problems, ...(await checkAllOptions(before, programs).catch(describe))]);
  }
  const program = programOf(DEFAULT_VERSION, programs);
  const result = await runExamples([...proofs, ...pages], await openLaboratory(workspace, programs));
  if (cli) {
    const differences = [...result.problems, ...(await checkAllOptions(before, programs))];
    const version = versionIn(program);
    console.log(describeDifferences(differences).join('\n'));
    console.log(`${result.failed} examples behave differently with @kintone/cli ${version}.`);
    return cli !== 'newest' || !everything || checkDifferences(differences, version, updates);
  }
  const inExamples = updates
    ? update([...proofs.map(({file}) => readSource(file)), ...before], result)
    : result.problems;
  const sources = updates ? await readSources(only) : before;
  const problems = [
    ...versions,
    ...[...proofs, ...pages].flatMap((page) => page.problems),
    ...inExamples,
    ...(await checkAllOptions(sources, programs)),
  ];
  if (everything) {
    // A message may be printed by an example on any page.
    const vocabulary = new Vocabulary(programLiterals(), result.printed);
    problems.push(...sources.flatMap(({file, markdown}) => checkMessages(file, markdown, vocabulary)));
    problems.push(...checkMessageTables(sources));
    problems.push(...checkFigures(sources, figures, result.printed.join('\n')));
  }

  const {count, shortfall} = summarize(pages, result.count - examplesIn(proofs));
  console.log(count);
  if (everything && shortfall) {
    console.error(shortfall);
  }
  return printProblems(problems) && !(everything && shortfall);
}

main().then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
