import {visit} from 'unist-util-visit';
import {parsePage} from '../parsePage';
import type {Problem} from '../problem';

/** Looks for options that no program has. */

/** Options of other programs that the pages name, known by the program on the same line. */
const OTHER_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  npm: ['--global', '--ignore-scripts', '--save-dev', '--save-exact'],
  file: ['--mime-encoding'],
  docker: ['--rm'],
  'cli-kintone': ['--import', '--export'], // Versions 0.x.
};

const NAME = /(?<![\w-])--[a-z][a-z0-9-]*/g;

const ofAnotherProgram = (name: string, line: string): boolean =>
  Object.entries(OTHER_PROGRAMS).some(
    ([program, names]) => names.includes(name) && new RegExp(`\\b${program}\\b`).test(line),
  );

/**
 * Finds option names in inline code and fences that are no option of the program.
 *
 * @param known all long options of all commands, with dashes
 */
export function checkOptionNames(file: string, markdown: string, known: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  visit(parsePage(markdown), (node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code') {
      return;
    }
    const start = node.position!.start.line + (node.type === 'code' ? 1 : 0);
    node.value.split('\n').forEach((line, index) => {
      for (const [name] of line.matchAll(NAME)) {
        if (!known.has(name) && !ofAnotherProgram(name, line)) {
          problems.push({file, line: start + index, text: `no command has the option ${name}: correct the name.`});
        }
      }
    });
  });
  return problems;
}
