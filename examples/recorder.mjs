#!/usr/bin/env node
/** Replaces a program, with one copy per program name. Writes its call to RECORD_FILE as a line of JSON. */
import {appendFileSync, realpathSync} from 'node:fs';
import {basename, relative} from 'node:path';
import {fileURLToPath} from 'node:url';

const {RECORD_FILE, RECORD_FOLDER, RECORD_VARIABLES} = process.env;
const variables = RECORD_VARIABLES.split(',').filter(Boolean);
const call = {
  program: basename(fileURLToPath(import.meta.url), '.mjs'),
  args: process.argv.slice(2),
  environment: Object.fromEntries(variables.map((name) => [name, process.env[name] ?? null])),
  folder: relative(realpathSync.native(RECORD_FOLDER), realpathSync.native(process.cwd())),
};
appendFileSync(RECORD_FILE, `${JSON.stringify(call)}\n`);
