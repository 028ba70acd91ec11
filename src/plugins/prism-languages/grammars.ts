import {Prism} from 'prism-react-renderer';
import {nameColumns} from './csvColumns';

/*
 * A client module, which comes after the theme's own that adds the languages. Prism takes the `export` of `cli-kintone
 * record export` for a word of the shell, does not recognize options with a hyphen inside, and has no token for the
 * columns of CSV.
 */
for (const [language, before] of [
  ['bash', 'shebang'],
  ['powershell', 'comment'],
  ['batch', 'comment'],
] as const) {
  Prism.languages.insertBefore(language, before, {
    command: {
      pattern: /(^|[\s'(])cli-kintone(?: (?:record|plugin)(?: (?:import|export|delete|pack|info))?)?(?=\s|$)/m,
      lookbehind: true,
    },
    option: {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/m, lookbehind: true, alias: 'parameter'},
  });
}
Prism.hooks.add('after-tokenize', nameColumns);
