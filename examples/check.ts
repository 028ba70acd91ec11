import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {listMarkdownFiles} from '../src/content/sourceFiles';
import {checkFigures, FIGURES, readFigures} from './checks/figures';
import {checkMessages, MESSAGES, PROOFS} from './checks/messages';
import {checkMessageTables} from './checks/messageTables';
import {checkOptions} from './checks/options';
import {checkVersions, updateVersions, VERSIONED_FILES} from './checks/versions';
import {checkRules} from './kintone/rules';
import type {SkippedBlock} from './run/blocks';
import {extractExamples, type Page} from './run/extract';
import {drawDifference} from './run/output';
import {runExamples} from './run/run';
import {openLaboratory} from './run/sandbox';
import {applyCorrections} from './run/update';
import type {Results} from './run/verify';
import {describeProblem, inOrder, listDifferences, type Problem} from './problem';
import {DEFAULT_VERSION, installedPrograms, installProgram, programOf, versionIn} from './program';
import {parseSource, type Source} from './source';
import {Workspace} from './workspace';

/** Runs all documented examples with the real program, and checks options, messages, and versions. */

/** Documented differences in the newest version. */
const KNOWN_DIFFERENCES = 'examples/newest.diff';

/** Minimum share of the commands on the pages that must run, in percent. */
const LEAST = 95;

const read = (file: string): string => readFileSync(file, 'utf8');

const readSources = async (): Promise<Source[]> =>
  [...(await listMarkdownFiles('.')), PROOFS].map((file) => parseSource(file, read(file)));

/** Finds outdated statements of the documented version; with `updates`, corrects them. */
async function checkAllVersions(updates: boolean): Promise<Problem[]> {
  const figures = readFigures(read(FIGURES));
  return [...(await listMarkdownFiles('.')), ...VERSIONED_FILES].flatMap((file) => {
    const text = read(file);
    const updated = updateVersions(file, text, figures);
    if (updates && updated !== text) {
      writeFileSync(file, updated);
      console.log(`${file}: documented version written.`);
    }
    return updates ? [] : checkVersions(file, text, updated);
  });
}

/** Writes the actual outputs into the pages and returns the problems to correct by hand. */
function update(sources: readonly Source[], {problems, corrections}: Results): Problem[] {
  for (const {file, text} of sources) {
    const own = corrections.filter((correction) => correction.file === file);
    if (own.length > 0) {
      writeFileSync(file, applyCorrections(text, own));
      console.log(`${file}: ${own.length} output(s) corrected.`);
    }
  }
  return problems.filter(
    (problem) => !corrections.some(({file, line}) => file === problem.file && line === problem.line),
  );
}

/** Compares the differences in the newest version with the known ones, and returns whether they match. */
function checkDifferences(found: string, updates: boolean): boolean {
  if (updates) {
    writeFileSync(KNOWN_DIFFERENCES, found);
  }
  const known = read(KNOWN_DIFFERENCES);
  if (found !== known) {
    console.error(
      `The newest version doesn't differ as ${KNOWN_DIFFERENCES} says:\n` +
        `${drawDifference(known.split('\n'), found.split('\n'))}\n` +
        'Correct docs/installation.md#newer and the pages, then let --cli newest --update write the list.',
    );
  }
  return found === known;
}

/** Returns whether a block calls the program in bash. Other blocks install it, or belong to other shells. */
const callsProgram = ({language, text}: SkippedBlock): boolean =>
  language === 'bash' && /(?:^|[\s;&|(/])cli-kintone(?:\s|$)/m.test(text);

/** Prints how many commands on the pages ran, and reports a share below the minimum. */
function countExamples(pages: readonly Page[]): Problem[] {
  const ran = pages.flatMap(({chains}) => chains.flat()).length;
  const left = pages.flatMap(({skipped}) => skipped.filter(callsProgram));
  const total = ran + left.length;
  console.log(`${ran} of ${total} command examples ran, these did not:`);
  left.forEach(({file, line, reason}) => console.log(`  ${file}:${line}: ${reason}`));
  const text = `at least ${LEAST} % of all examples have to run: turn skip="…" into example here, or further down.`;
  return 100 * ran < LEAST * total ? [{...left[0]!, text}] : [];
}

/** Prints each problem once. Rows of shared options are compared with the help of several commands. */
function printProblems(problems: readonly Problem[]): boolean {
  const lines = [...new Set(inOrder(problems).map(describeProblem))];
  lines.forEach((line) => console.error(line));
  console.log(lines.length === 0 ? 'No problems.' : `${lines.length} problem(s).`);
  return lines.length === 0;
}

async function main(): Promise<boolean> {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const {values} = parseArgs({
    options: {
      update: {type: 'boolean', default: false},
      static: {type: 'boolean', default: false},
      cli: {type: 'string'},
      only: {type: 'string'},
    },
  });
  const {update: updates, static: isStatic, cli, only} = values;
  const isPage = ({file}: {file: string}): boolean => file !== PROOFS;
  const isSelected = ({file}: {file: string}): boolean => only === undefined || file === only;
  const versions = cli ? [] : await checkAllVersions(updates);
  const before = await readSources();
  const selected = before.filter(isSelected);
  if (selected.length === 0) {
    throw new Error(`There is no page ${only}: write the path from the folder of the site, such as docs/index.md.`);
  }
  const pages = selected.map(extractExamples);

  const workspace = new Workspace();
  const programs = cli ? installProgram(cli, await workspace.newFolder('program')) : installedPrograms();
  const chains = pages.flatMap((page) => page.chains.filter((all) => !cli || !all.some((one) => one.command.isPinned)));
  const run = isStatic ? undefined : await runExamples(chains, await openLaboratory(workspace, programs));
  if (cli && run) {
    const inOptions = await checkOptions(before.filter(isPage), programs);
    const differences = listDifferences([...run.problems, ...inOptions.filter(isSelected)]);
    console.log(`${differences}\nThis is what differs in ${versionIn(programOf(DEFAULT_VERSION, programs))}.`);
    return cli !== 'newest' || only !== undefined || checkDifferences(differences, updates);
  }
  const inExamples = run && updates ? update(selected, run) : (run?.problems ?? []);
  const sources = (updates ? await readSources() : before).filter(isPage);
  // Any example can print a message or trigger a rule.
  const printed = only === undefined ? run?.printed.join('\n') : undefined;
  // The version might not be installed yet.
  const describe = ({message}: Error): Problem[] => [{file: only ?? 'package.json', line: 1, text: message}];
  const problems = [
    ...versions,
    ...pages.flatMap((page) => page.problems),
    ...inExamples,
    ...checkMessageTables(sources),
    ...checkFigures(sources, readFigures(read(FIGURES)), printed),
    ...(await checkOptions(sources, programs).catch(describe)),
    ...(printed === undefined
      ? []
      : [...checkMessages(sources, printed, read(MESSAGES)), ...checkRules(), ...countExamples(pages.filter(isPage))]),
  ].filter(isSelected);
  return printProblems(problems);
}

main().then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
