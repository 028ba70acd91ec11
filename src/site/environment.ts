/**
 * Configuration from the environment, read once, validated, and typed. The README has the table of variables;
 * `.env.example` lists them all.
 */
import {existsSync} from 'node:fs';
import {loadEnvFile} from 'node:process';
import {DEFAULT_INDEX_NAME} from '../search/request';
import type {SearchConfig} from '../search/setup';

export interface Environment {
  /** Origin of the site, without a trailing slash: `https://cli.kintone.dev`. */
  readonly siteUrl: string;
  /** Base path of the site, with both slashes, such as `/` or `/docs/`. */
  readonly baseUrl: string;
  /** For `themeConfig.algolia`; `askAi` is the id of the assistant. */
  readonly search: Omit<SearchConfig, 'askAi'> & {readonly askAi?: string};
  /** Google Tag Manager container; undefined without a tag manager. */
  readonly gtmContainerId: string | undefined;
}

const DEFAULT_SITE_URL = 'https://cli.kintone.dev';

type Variables = Readonly<Record<string, string | undefined>>;

/** Treats empty variables as unset, because CI systems pass missing secrets as empty text. */
function read(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}

function readSiteUrl(variables: Variables): Pick<Environment, 'siteUrl' | 'baseUrl'> {
  const value = read(variables, 'SITE_URL') ?? DEFAULT_SITE_URL;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`SITE_URL is "${value}": set it to an address such as ${DEFAULT_SITE_URL}, or omit it.`);
  }
  return {siteUrl: url.origin, baseUrl: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`};
}

function readFlag(variables: Variables, name: string): boolean {
  const value = read(variables, name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`${name} is "${value}": set it to true or false, or omit it.`);
  }
  return value === 'true';
}

function readSearch(variables: Variables): Environment['search'] {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_API_KEY');
  const insights = readFlag(variables, 'ALGOLIA_INSIGHTS');
  if (!appId && !apiKey) {
    // The theme requires both credentials. The embedded engine sends no request, so it needs none.
    return {engine: 'embedded', appId: 'none', apiKey: 'none', indexName: DEFAULT_INDEX_NAME, insights: false};
  }
  if (!appId || !apiKey) {
    const remedy = 'Set ALGOLIA_APP_ID and ALGOLIA_API_KEY for hosted search, or neither for the embedded one.';
    throw new Error(`\`${appId ? 'apiKey' : 'appId'}\` is missing. ${remedy}`);
  }
  const assistantId = read(variables, 'ALGOLIA_ASK_AI_ASSISTANT_ID');
  return {
    engine: 'hosted',
    appId,
    apiKey,
    indexName: read(variables, 'ALGOLIA_INDEX_NAME') ?? DEFAULT_INDEX_NAME,
    insights,
    ...(assistantId ? {askAi: assistantId} : {}),
  };
}

function readGtmContainerId(variables: Variables): string | undefined {
  const value = read(variables, 'GTM_CONTAINER_ID');
  if (value && !/^GTM-[A-Z0-9]+$/.test(value)) {
    throw new Error(`GTM_CONTAINER_ID is "${value}": set it to an ID such as GTM-ABC1234, or omit it.`);
  }
  return value;
}

/**
 * Reads the site's settings.
 *
 * @param variables usually `process.env`
 * @throws Error with one sentence that states the variable and the remedy
 */
export function readEnvironment(variables: Variables): Environment {
  return {...readSiteUrl(variables), search: readSearch(variables), gtmContainerId: readGtmContainerId(variables)};
}

/** Adds the variables of a `.env` file, if there is one; those already set win. */
export function loadDotEnv(): void {
  if (existsSync('.env')) {
    loadEnvFile();
  }
}
