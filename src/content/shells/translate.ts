import {type Command, readBash, Untranslatable} from './readBash';
import {toCmd} from './toCmd';
import {toPowerShell} from './toPowerShell';

/**
 * Translates a block of bash commands into what a reader types at the prompts of Windows.
 *
 * @returns by the name of the shell its text; undefined where bash has no match
 */
export function translate(bash: string): Record<'powershell' | 'cmd', string | undefined> {
  const attempt = (print: (script: readonly Command[]) => string): string | undefined => {
    try {
      return print(readBash(bash));
    } catch (error) {
      if (error instanceof Untranslatable) {
        return undefined;
      }
      throw error;
    }
  };
  return {powershell: attempt(toPowerShell), cmd: attempt(toCmd)};
}
