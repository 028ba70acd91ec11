import {isShellLanguage} from './shells';

/** `$ `, `user@host:~$ `, `PS> `, `PS C:\Users\me> `, `C:\Users\me>`: the prompt of a shell. */
const PROMPT = /^\s*(?:(?:[\w.-]+@[\w.-]+(?::\S+)?\s?)?[$%]\s|PS(?: [^>]*)?>\s?|[A-Za-z]:\\(?:[^>"|]*[^>"|\s])?>\s?)/;
const CONTINUATION_PROMPT = /^\s*(?:>>?|More\?)\s/;
/** The last character of a line that continues on the next: bash, PowerShell, cmd. */
const LINE_CONTINUATION = /[\\`^]$/;

/**
 * The commands of a code block that shows a terminal: without prompts and output. Returns any other code unchanged.
 *
 * @param code the text of a code block
 * @param language the block's language
 */
export function commandsOf(code: string, language: string): string {
  const lines = code.split('\n');
  if (!isShellLanguage(language) || !lines.some((line) => PROMPT.test(line))) {
    return code;
  }
  const commands: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (PROMPT.test(line) || goesOn) {
      const command = line.replace(goesOn && !PROMPT.test(line) ? CONTINUATION_PROMPT : PROMPT, '');
      commands.push(command);
      goesOn = LINE_CONTINUATION.test(command);
    }
  }
  return commands.join('\n');
}
