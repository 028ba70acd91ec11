import {type Command, readBash, Untranslatable} from './readBash';
import {toCmd} from './toCmd';
import {toPowerShell} from './toPowerShell';

/**
 * Translates a block of bash commands for the Windows shells.
 *
 * @returns the text by shell name; undefined if there is no equivalent
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
