import {readBash, type Statement, Untranslatable} from './readBash';
import {toCmd} from './toCmd';
import {toPowerShell} from './toPowerShell';

/** The text for a shell, or why there is none. */
export type Translation = {readonly text: string} | {readonly reason: string};

/**
 * Translates a block of bash commands into what a reader types at the prompts of Windows.
 *
 * @returns by the name of the shell its text, or a reason why there is none
 */
export function translate(bash: string): Record<'powershell' | 'cmd', Translation> {
  const attempt = (print: (script: readonly Statement[]) => string): Translation => {
    try {
      return {text: print(readBash(bash))};
    } catch (error) {
      if (error instanceof Untranslatable) {
        return {reason: error.message};
      }
      throw error;
    }
  };
  return {powershell: attempt(toPowerShell), cmd: attempt(toCmd)};
}
