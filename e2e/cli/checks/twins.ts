import {isDeepStrictEqual} from 'node:util';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/markdown/parse';
import {translate, type Translations} from '../../../src/shell/translate';
import type {Mistake} from '../mistake';
import type {Workspace} from '../workspace';
import {readBash, type Script} from './bash';
import {type Call, type Passing, readCmd, readPowerShell} from './windows';

/** Proves that the texts for PowerShell and cmd call the same programs with the same arguments as bash. */

const PASSINGS: readonly Passing[] = ['5.1', '7.2', '7.3'];

/** Finds the variables of a script, and gives those that come from outside a value that no shell treats in a special way. */
function toScript(text: string): Script {
  const assigned = [...text.matchAll(/(?:^|\s)([A-Za-z_]\w*)=/g)].map((match) => match[1] ?? '');
  const used = [...text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map((match) => match[1] ?? '');
  const known = used
    .filter((name) => !assigned.includes(name))
    .map((name): [string, string] => [name, `value-of-${name}`]);
  return {text, known: Object.fromEntries(known), assigned: [...new Set(assigned)]};
}

/** Whether a script sets a variable for itself, without exporting it; cmd knows no such variables. */
const isLocal = (name: string, text: string): boolean =>
  new RegExp(`^${name}=(?:"[^"]*"|'[^']*'|\\S*)$`, 'm').test(text);

/** What has to be the same in all shells. */
const comparable = (calls: readonly Call[], names: readonly string[]): unknown => ({
  calls: calls.map(({words, environment}) => ({words, environment: names.map((name) => environment[name])})),
  files: [...new Set(calls.flatMap(({files}) => files))].sort(),
});

interface Reader {
  readonly shell: string;
  readonly read: () => Call[];
}

function readersOf({powershell, cmd}: Translations, {known}: Script): Reader[] {
  const readers: Reader[] = [];
  if ('text' in powershell) {
    for (const passing of PASSINGS) {
      readers.push({shell: `PowerShell ${passing}`, read: () => readPowerShell(powershell.text, known, passing)});
    }
  }
  if ('text' in cmd) {
    readers.push({shell: 'cmd', read: () => readCmd(cmd.text, known)});
  }
  return readers;
}

/** Says for each text that it does something else, or cannot be read. */
function compare(script: Script, readers: readonly Reader[], calls: readonly Call[]): string[] {
  const names = script.assigned.filter((name) => !isLocal(name, script.text));
  const expected = comparable(calls, names);
  return readers.flatMap(({shell, read}) => {
    try {
      const found = comparable(read(), names);
      return isDeepStrictEqual(found, expected)
        ? []
        : [`${shell}: ${JSON.stringify(found)}\nbash: ${JSON.stringify(expected)}`];
    } catch (error) {
      return [`${shell}: ${(error as Error).message}`];
    }
  });
}

/**
 * Compares the texts for scripts.
 *
 * @returns for each script what is wrong with its texts
 */
export async function compareTwins(texts: readonly string[], workspace: Workspace): Promise<string[][]> {
  const jobs = texts.map((text) => {
    const script = toScript(text);
    return {script, readers: readersOf(translate(text), script)};
  });
  // bash runs only what has a translation: everything else may do anything.
  const translated = jobs.filter(({readers}) => readers.length > 0);
  const calls = await readBash(
    translated.map(({script}) => script),
    workspace,
  );
  return jobs.map((job) => {
    const index = translated.indexOf(job);
    return index === -1 ? [] : compare(job.script, job.readers, calls[index] ?? []);
  });
}

/** Checks the bash fences of a page. */
export async function checkTwins(file: string, markdown: string, workspace: Workspace): Promise<Mistake[]> {
  const scripts: {line: number; text: string}[] = [];
  visit(parseMarkdown(markdown), 'code', ({lang, value, position}) => {
    if (lang === 'bash') {
      scripts.push({line: position?.start.line ?? 1, text: value});
    }
  });
  const results = await compareTwins(
    scripts.map(({text}) => text),
    workspace,
  );
  return scripts.flatMap(({line}, index) =>
    (results[index] ?? []).map((detail) => ({
      file,
      line,
      text: 'the text for another shell does something else: mend src/shell/translate.ts.',
      detail,
    })),
  );
}
