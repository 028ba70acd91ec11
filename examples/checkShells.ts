/**
 * Runs the translations of all examples in this machine's shells, and compares the calls with those in bash: arguments,
 * environment, folder, and the files written by redirections. `recorder.mjs` replaces the programs. npm installs it, so
 * that it is called through the same launchers as cli-kintone.
 */
import {execSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {listMarkdownFiles} from '../src/content/sourceFiles';
import {PROGRAMS, readBash} from '../src/content/shells/readBash';
import {translate} from '../src/content/shells/translate';
import {extractExamples} from './run/extract';
import {parseSource} from './source';
import {Workspace} from './workspace';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const workspace = new Workspace();
const IS_WINDOWS = process.platform === 'win32';

/** Command of each shell to run a file, and the name of its translation. */
const SHELLS = {
  powershell: {run: 'powershell -NoProfile -NonInteractive -ExecutionPolicy Bypass -File', name: 'powershell'},
  pwsh: {run: 'pwsh -NoProfile -NonInteractive -ExecutionPolicy Bypass -File', name: 'powershell'},
  // Read from standard input as if typed, because percent signs differ in a batch file. Code page 65001 is UTF-8.
  cmd: {run: 'chcp 65001 > nul & cmd /d /q <', name: 'cmd'},
} as const;

/** Returns the examples with a translation on a page, each with one of its places. */
async function findExamples(): Promise<Map<string, string>> {
  const examples = new Map<string, string>();
  for (const file of await listMarkdownFiles(SITE)) {
    const {chains} = extractExamples(parseSource(file, readFileSync(join(SITE, file), 'utf8')));
    for (const {text, line} of chains.flat().map(({command}) => command)) {
      if (Object.values(translate(text)).some((translation) => translation !== undefined)) {
        examples.set(text, `${file}:${line}`);
      }
    }
  }
  return examples;
}

/** Installs the recorder under the names of the programs, and returns the folder of its launchers. */
function installRecorder(): string {
  const [source, prefix] = [join(workspace.folder, 'recorder'), join(workspace.folder, 'prefix')];
  // The launchers call `node` themselves.
  const names = PROGRAMS.filter((name) => name !== 'node');
  mkdirSync(source);
  names.forEach((name) => copyFileSync(new URL('recorder.mjs', import.meta.url), join(source, `${name}.mjs`)));
  const bin = Object.fromEntries(names.map((name) => [name, `${name}.mjs`]));
  writeFileSync(join(source, 'package.json'), JSON.stringify({name: 'recorder', version: '1.0.0', bin}));
  execSync(`npm install --global --offline --prefix "${prefix}" "${source}"`, {stdio: ['ignore', 'ignore', 'inherit']});
  return IS_WINDOWS ? prefix : join(prefix, 'bin');
}

/** Runs a text in an empty folder, and returns the calls and the resulting files. */
async function record(run: string, text: string, bash: string, starters: string): Promise<string[]> {
  const folder = await workspace.newFolder('run');
  const [work, calls, script] = [join(folder, 'work'), join(folder, 'calls'), join(folder, 'script.ps1')];
  mkdirSync(work);
  writeFileSync(calls, '');
  // Windows PowerShell reads a file as UTF-8 only with a byte order mark. cmd might require its own line endings.
  const content = run.startsWith('bash') ? text : text.replaceAll('\n', '\r\n');
  writeFileSync(script, `${run.endsWith('-File') ? '\ufeff' : ''}${content}\n`);
  const variables = bash.match(/\b[A-Z][A-Z_]+\b/g) ?? [];
  const given = variables.filter((name) => !bash.includes(`${name}=`)).map((name) => [name, `value-of-${name}`]);
  const child = spawn(`${run} "${script}"`, {
    shell: true,
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(given),
      PATH: starters + delimiter + process.env.PATH,
      RECORD_FILE: calls,
      RECORD_FOLDER: work,
      RECORD_VARIABLES: variables.join(),
      // Keeps Git's bash from converting Unix-like paths to Windows paths.
      MSYS2_ARG_CONV_EXCL: '*',
      MSYS2_ENV_CONV_EXCL: '*',
    },
  });
  await once(child, 'close');
  const lines = readFileSync(calls, 'utf8').split('\n').slice(0, -1);
  return [...lines, ...readdirSync(work, {recursive: true, encoding: 'utf8'}).sort()];
}

async function main(): Promise<boolean> {
  const isHere = ([command]: [string, unknown]): boolean => IS_WINDOWS || !spawnSync(command, {input: ''}).error;
  const shells = Object.entries(SHELLS).filter(isHere);
  console.log(`Shells: bash, ${shells.map(([command]) => command).join(', ') || 'none of Windows: skipped'}.`);
  const starters = installRecorder();
  let [examples, problems] = [0, 0];
  for (const [bash, place] of await findExamples()) {
    const expected = await record('bash --noprofile --norc', bash, bash, starters);
    const runs = shells.map(async ([command, {run, name}]) => {
      const translation = translate(bash)[name];
      const found = translation === undefined ? expected : await record(run, translation, bash, starters);
      return found.join() === expected.join() ? [] : [`${command} calls\n  ${found.join('\n  ')}`];
    });
    const commands = readBash(bash).filter(({name}) => PROGRAMS.includes(name));
    const different = (await Promise.all(runs)).flat();
    if (different.length > 0 || expected.length < commands.length) {
      console.error([place, ...different, `bash calls\n  ${expected.join('\n  ')}`].join('\n'));
      problems++;
    }
    examples++;
  }
  console.log(`${examples} examples, ${problems} problem(s).`);
  return problems === 0 && examples > 0;
}

void main().then((good) => process.exit(good ? 0 : 1));
