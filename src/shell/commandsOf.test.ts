import {describe, expect, test} from 'vitest';
import {commandsOf as commandsOfBlock} from './commandsOf';

const commandsOf = (code: string): string => commandsOfBlock(code, 'bash');

const lines = (...all: string[]): string => all.join('\n');

describe('commandsOf', () => {
  test.each([
    ['bash', '$ cli-kintone --version', 'cli-kintone --version'],
    ['bash with a host', 'nora@desk:~/in$ ls', 'ls'],
    ['PowerShell', 'PS> cli-kintone --version', 'cli-kintone --version'],
    ['PowerShell with a folder', 'PS C:\\Users\\nora> ls', 'ls'],
    ['cmd', 'C:\\Users\\nora>dir', 'dir'],
  ])('takes the prompt of %s away', (_shell, code, command) => {
    expect(commandsOf(code)).toBe(command);
  });

  test('leaves out what was printed', () => {
    expect(commandsOf(lines('$ cli-kintone --version', '1.14.2', '', '$ echo $?', '0'))).toBe(
      lines('cli-kintone --version', 'echo $?'),
    );
  });

  test('keeps the lines that a command goes on in', () => {
    expect(commandsOf(lines('$ cli-kintone record export \\', '>   --app 8 \\', '  --fields A', 'A', '1'))).toBe(
      lines('cli-kintone record export \\', '  --app 8 \\', '  --fields A'),
    );
    expect(commandsOf(lines('PS> cli-kintone record export `', '>> --app 8', 'A'))).toBe(
      lines('cli-kintone record export `', '--app 8'),
    );
  });

  test.each([
    'cli-kintone record export --app 8 > out.csv\n"$HOME/a"',
    '$env:KINTONE_API_TOKEN = "oak"',
    'C:\\Tools\\cli-kintone-win\\cli-kintone.exe --version > a.txt',
    '"price","$ 5"\n> quoted',
    '',
  ])('leaves other code as it is: %s', (code) => {
    expect(commandsOf(code)).toBe(code);
  });

  test('leaves blocks alone that are not for a shell', () => {
    expect(commandsOfBlock('$ 5\n6', 'csv')).toBe('$ 5\n6');
  });
});
