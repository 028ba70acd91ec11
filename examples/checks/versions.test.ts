import {expect, it} from 'vitest';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {FIGURES, readFigures} from './figures';
import {checkVersions, updateVersions} from './versions';

const LIST = 'No command writes it in 0.9.0\tthe documented version\tdocs/a.md\nNew in 0.9.0\tchangelog\tdocs/a.md\n';

it.each([
  ['docs/a.md', 'npm install --save-dev --save-exact @kintone/cli@0.9.0'],
  ['docs/a.md', 'npx @kintone/cli@0.9.0 --version, and pnpm dlx @kintone/cli@0.9.0'],
  ['docs/a.md', 'https://github.com/kintone/cli-kintone/releases/download/v0.9.0/cli-kintone_v0.9.0_linux.zip'],
  ['docs/a.md', 'The [release page of 0.9.0](https://github.com/kintone/cli-kintone/releases/tag/v0.9.0) lists it.'],
  ['docs/a.md', 'These pages describe 0.9.0.'],
  ['docs/a.md', 'The behavior of cli-kintone 0.9.0.'],
  ['docs/a.md', 'description: Install the documented 0.9.0.'],
  ['docs/a.md', '[The documented version](#npm-version), 0.9.0.'],
  ['docs/a.md', 'The record commands of cli-kintone **0.9.0** read.'],
  ['docs/a.md', 'No command writes it in 0.9.0.'],
  ['README.md', '[cli-kintone](https://github.com/kintone/cli-kintone) 0.9.0'],
  ['package.json', '  "version": "0.9.0",'],
])('updateVersions updates a statement in %s: %s', (file, text) => {
  const updated = updateVersions(file, text, readFigures(LIST));
  expect(updated).toBe(text.replaceAll('0.9.0', DOCUMENTED_VERSION));
  expect(checkVersions(file, `\n${text}`, `\n${updated}`)).toMatchObject([{file, line: 2}]);
  expect(updateVersions(file, updated, readFigures(LIST))).toBe(updated);
});

it.each([
  ['docs/a.md', 'New in 0.9.0, and in 0.9.0 and later.'],
  ['docs/a.md', 'With 0.9.0, install `@kintone/cli@0.9.0`.'],
  ['docs/a.md', '  "version": "0.9.0",'],
  ['blog/a.md', 'npm install @kintone/cli@0.9.0'],
  ['community/versioning.md', 'npm install @kintone/cli@0.9.0'],
  ['package.json', '    "kintone-cli-0.9.0": "npm:@kintone/cli@0.9.0",'],
])('updateVersions keeps history in %s: %s', (file, text) => {
  expect(updateVersions(file, text, readFigures(LIST))).toBe(text);
});

it('updateVersions updates figures whose source is the documented version', () => {
  expect(updateVersions(FIGURES, LIST, [])).toBe(LIST.replace('0.9.0', DOCUMENTED_VERSION));
});
