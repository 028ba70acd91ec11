import {expect, test} from 'vitest';
import {textParts} from './textParts';

/** Returns the text with brackets around its parts. */
const split = (text: string): string =>
  textParts(text)
    .map(({text: part, attributes}) => (attributes ? `[${Object.values(attributes).join()} ${part}]` : part))
    .join('');

test.each([
  ['Run cli-kintone --app 9 -c', 'Run [unbroken cli-kintone] [unbroken --app] 9 [unbroken -c]'],
  ["--log-level=debug, '--', --", "[unbroken --log-level]=debug, [unbroken '--'], [unbroken --]"],
  ['--app <app ID> <file> --yes <', '[unbroken --app <app ID>] <file> [unbroken --yes] <'],
  ['a – b - c 2025-08-06 C-002 x_y', 'a – b - c [unbroken 2025-08-06] [unbroken C-002] x_y'],
  [
    '--twenty-four-characters --twenty-five-characters-',
    '[unbroken --twenty-four-characters] --twenty-five-characters-',
  ],
  ['file-a.csv and a/b-c', '[unbroken file-a].csv and a/[unbroken b-c]'],
  ['such as 会社名, or', 'such as [ja 会社名], or'],
  ['カナ "かな" 「漢」<ー、々', '[ja カナ] "[ja かな]" [ja 「漢」]<[ja ー、々]'],
  ['指定したアプリ（id: 999）が見つかりません。Next', '[ja 指定したアプリ（id: 999）が見つかりません。]Next'],
])('textParts splits %j into %j', (text, expected) => {
  expect(split(text)).toBe(expected);
});
