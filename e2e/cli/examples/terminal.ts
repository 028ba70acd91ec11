/**
 * What a terminal shows after a program has written to it.
 * A question, for example, is redrawn with every key, so that its raw text holds several copies and cursor movements.
 */

const ESCAPE = '\u001b';
const SEQUENCE = new RegExp(`${ESCAPE}\\[(?<parameters>[?\\d;]*)(?<command>[A-Za-z])`, 'y');

class Screen {
  readonly #lines: string[][] = [[]];
  #row = 0;
  #column = 0;

  get text(): string {
    return this.#lines.map((line) => Array.from(line, (character) => character ?? ' ').join('')).join('\n');
  }

  put(character: string): void {
    if (character === '\n') {
      this.#row++;
      this.#column = 0;
      this.#lines[this.#row] ??= [];
    } else if (character === '\r') {
      this.#column = 0;
    } else {
      this.#line[this.#column++] = character;
    }
  }

  /** Obeys the few commands that move the cursor or erase; colours and the like show no text. */
  obey(command: string, parameters: string): void {
    const count = Number(parameters || '1');
    switch (command) {
      case 'A':
        this.#row = Math.max(0, this.#row - count);
        break;
      case 'G':
        this.#column = count - 1;
        break;
      case 'K':
        this.#line.splice(parameters === '2' ? 0 : this.#column);
        break;
      case 'J':
        this.#line.splice(this.#column);
        this.#lines.splice(this.#row + 1);
        break;
    }
  }

  get #line(): string[] {
    return (this.#lines[this.#row] ??= []);
  }
}

/** Turns the raw output of a program into the text that is left on the screen. */
export function render(raw: string): string {
  if (!raw.includes(ESCAPE)) {
    return raw;
  }
  const screen = new Screen();
  for (let position = 0; position < raw.length;) {
    SEQUENCE.lastIndex = position;
    const sequence = SEQUENCE.exec(raw)?.groups;
    if (sequence) {
      screen.obey(sequence.command ?? '', sequence.parameters ?? '');
      position = SEQUENCE.lastIndex;
    } else {
      const character = String.fromCodePoint(raw.codePointAt(position) ?? 0);
      screen.put(character);
      position += character.length;
    }
  }
  return screen.text.replace(/[ \t]+$/gm, '');
}
