/**
 * The shells in the order of their tabs, each with the language of its code blocks, its name in addresses and
 * translations, what readers call it, and its prompt. Writers write for the first; the others are translated from it.
 */
export const SHELLS = [
  {language: 'bash', name: 'bash', label: 'bash', prompt: '$ '},
  {language: 'powershell', name: 'powershell', label: 'PowerShell', prompt: 'PS> '},
  {language: 'batch', name: 'cmd', label: 'cmd', prompt: '> '},
] as const;

/** Whether a code block of a language contains commands, also by the other names of bash. */
export const isShellLanguage = (language: string): boolean =>
  ['sh', 'shell', 'console', ...SHELLS.map((shell) => shell.language)].includes(language);
