import {expect, it} from 'vitest';
import {parseHelp} from './help';

const HELP = `cli-kintone record export

export the records of the specified app

Options:
      --log-level            The log config level
           [choices: "trace", "debug", "info", "warn", "error", "fatal", "none"]
                                                               [default: "info"]
      --verbose              Set log config level to "debug"           [boolean]
      --base-url             Kintone Base Url
                                 [string] [required] [default: KINTONE_BASE_URL]
  -c, --condition            The query string                           [string]
`;

it('parseHelp reads names, choices, defaults and variables', () => {
  expect(parseHelp(HELP)).toEqual([
    {
      names: ['--log-level'],
      required: false,
      choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'none'],
      defaultValue: 'info',
    },
    {names: ['--verbose'], required: false, choices: []},
    {names: ['--base-url'], required: true, choices: [], variable: 'KINTONE_BASE_URL'},
    {names: ['--condition', '-c'], required: false, choices: []},
  ]);
});
