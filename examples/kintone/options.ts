/** Options of the server's behavior, from words of an example. `../README.md` lists their effects. */
export const SERVER_OPTIONS = ['seed', 'fail-file', 'fail-bulk-at', 'hang', 'basic', 'proxy-auth'] as const;

export type ServerOptions = Partial<Readonly<Record<(typeof SERVER_OPTIONS)[number], string>>>;
