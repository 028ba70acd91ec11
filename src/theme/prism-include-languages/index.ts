import includeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {nameColumns} from './csvColumns';

/**
 * Wrapped: Prism takes the `export` of `cli-kintone record export` for the shell's own word, and no
 * option with a hyphen inside for an option; and it has no word for the columns of CSV.
 */
export default function prismIncludeLanguages(Prism: typeof PrismNamespace): void {
  includeLanguages(Prism);
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
}
