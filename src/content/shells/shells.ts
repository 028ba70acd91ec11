/**
 * The shells in the order of their tabs, each with the language of its code blocks, its name in URLs and translations,
 * its label, and its prompt. Writers write for the first; the others are translated from it.
 */
export const SHELLS = [
  {language: 'bash', name: 'bash', label: 'bash', prompt: '$ '},
  {language: 'powershell', name: 'powershell', label: 'PowerShell', prompt: 'PS> '},
  {language: 'batch', name: 'cmd', label: 'cmd', prompt: '> '},
] as const;

/** Returns whether a code block contains commands. */
export const isShellLanguage = (language?: string | null): boolean =>
  SHELLS.some((shell) => shell.language === language);
