/** The lockfile installs on every system and from every registry. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};

test('no package has a download address, which would be that of one registry', () => {
  expect(Object.keys(packages).filter((path) => packages[path]!.resolved?.startsWith('http'))).toEqual([]);
});

test('every optional package is locked, such as the native ones of other systems', () => {
  const missing = Object.entries(packages).flatMap(([path, {optionalDependencies = {}}]) => {
    const folders = path
      .split('/node_modules/')
      .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
    const places = (name: string): string[] =>
      ['', ...folders.map((folder) => `${folder}/`)].map((at) => `${at}node_modules/${name}`);
    return Object.keys(optionalDependencies)
      .filter((name) => !places(name).some((place) => packages[place]))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing, 'npm update dropped these: restore package-lock.json, and update one package at a time').toEqual([]);
});
