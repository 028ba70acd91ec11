/** The variables of the environment that publishing reads. The site's build reads others: `src/site/environment.ts`. */
import {DEFAULT_INDEX_NAME} from '../request';

export interface Credentials {
  readonly appId: string;
  /** Secret. */
  readonly apiKey: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @param variables usually `process.env` */
export function readIndexName(variables: Variables): string {
  return read(variables, 'ALGOLIA_INDEX_NAME') ?? DEFAULT_INDEX_NAME;
}

/**
 * @param variables usually `process.env`
 * @throws Error that names each missing variable and where to find its value
 */
export function readCredentials(variables: Variables): Credentials {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_ADMIN_API_KEY');
  if (!appId || !apiKey) {
    const missing = [...(appId ? [] : ['ALGOLIA_APP_ID']), ...(apiKey ? [] : ['ALGOLIA_ADMIN_API_KEY'])];
    throw new Error(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: set what the Algolia dashboard shows under "API keys". To see what would be sent, use --dry-run, which needs neither.`,
    );
  }
  return {appId, apiKey};
}

/** An unset and an empty variable mean the same: CI systems pass missing secrets as empty text. */
function read(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}
