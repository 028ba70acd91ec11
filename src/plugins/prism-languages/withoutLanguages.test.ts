import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import withoutLanguages from './withoutLanguages.mjs';

test('cuts the grammars and keeps the highlighter of the installed package', async () => {
  const file = join(dirname(createRequire(import.meta.url).resolve('prism-react-renderer')), 'index.mjs');
  const lean = withoutLanguages(await readFile(file, 'utf8'));
  expect(lean).not.toContain('languages.swift');
  // A separate module, to see it work.
  const {Prism, Highlight} = (await import(
    `data:text/javascript,${encodeURIComponent(lean.replaceAll(/^import .*$/gm, ''))}`
  )) as {Prism: {languages: Record<string, unknown>; tokenize: unknown}; Highlight: unknown};
  expect(Object.keys(Prism.languages)).not.toContain('javascript');
  expect(Prism.tokenize).toBeTypeOf('function');
  expect(Highlight).toBeTypeOf('function');
});

test('says so when the package is built otherwise', () => {
  expect(() => withoutLanguages('export const Prism = {};')).toThrow('no longer marks its grammars');
});
