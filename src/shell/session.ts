/** Commands in a recorded session, where prompt signs and what was printed stand beside what was typed. */

/** `$ `, `user@host:~$ `, `PS> `, `PS C:\Users\me> `, `C:\Users\me>`: the sign of a shell that waits for a command. */
const PROMPT = /^\s*(?:(?:[\w.-]+@[\w.-]+(?::\S+)?\s?)?[$%]\s|PS(?: [^>]*)?>\s?|[A-Za-z]:\\(?:[^>"|]*[^>"|\s])?>\s?)/;
/** The languages of code blocks that a session can stand in. */
const SHELLS = new Set(['bash', 'shell', 'sh', 'console', 'powershell', 'batch']);
/** The sign in front of a line that goes on. */
const CONTINUED_PROMPT = /^\s*(?:>>?|More\?)\s/;
/** The last character of a line that goes on in the next: bash, PowerShell, cmd. */
const GOES_ON = /[\\`^]$/;

/**
 * What a reader wants to paste: of a session the commands alone, without their prompt signs; any other code as it is.
 *
 * @param code the text of a code block
 * @param language the block's language
 */
export function commandsOf(code: string, language: string): string {
  const lines = code.split('\n');
  if (!SHELLS.has(language) || !lines.some((line) => PROMPT.test(line))) {
    return code;
  }
  const commands: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (PROMPT.test(line) || goesOn) {
      const command = line.replace(goesOn && !PROMPT.test(line) ? CONTINUED_PROMPT : PROMPT, '');
      commands.push(command);
      goesOn = GOES_ON.test(command);
    }
  }
  return commands.join('\n');
}
