import {describe, expect, test} from 'vitest';
import {readEnvironment} from './environment';

describe('readEnvironment', () => {
  test('has defaults for everything', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://cli.kintone.dev',
      baseUrl: '/',
      search: {engine: 'embedded', appId: 'none', apiKey: 'none', indexName: 'cli', insights: false},
      gtmContainerId: undefined,
    });
  });

  test('treats empty variables as unset', () => {
    const empty = {SITE_URL: '', ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INSIGHTS: '', GTM_CONTAINER_ID: ''};
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  test('uses no service of the hosted search without it', () => {
    expect(readEnvironment({ALGOLIA_INSIGHTS: 'true', ALGOLIA_ASK_AI_ASSISTANT_ID: 'id'})).toEqual(readEnvironment({}));
  });

  test.each([
    ['https://example.github.io', 'https://example.github.io', '/'],
    ['https://example.github.io/', 'https://example.github.io', '/'],
    ['https://example.github.io/docs', 'https://example.github.io', '/docs/'],
    ['http://localhost:8080/a/b/', 'http://localhost:8080', '/a/b/'],
  ])('splits SITE_URL %s into origin and base path', (value, siteUrl, baseUrl) => {
    expect(readEnvironment({SITE_URL: value})).toMatchObject({siteUrl, baseUrl});
  });

  test('reads the hosted search settings', () => {
    const {search} = readEnvironment({
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'own',
      ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant',
      ALGOLIA_INSIGHTS: 'true',
    });
    const own = {appId: 'APP', apiKey: 'key', indexName: 'own', insights: true, askAi: 'assistant'};
    expect(search).toEqual({engine: 'hosted', ...own});
  });

  test('requires both search credentials', () => {
    const remedy = 'Set ALGOLIA_APP_ID and ALGOLIA_API_KEY for hosted search, or neither for the embedded one.';
    expect(() => readEnvironment({ALGOLIA_API_KEY: 'key'})).toThrow(`\`appId\` is missing. ${remedy}`);
    expect(() => readEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow(`\`apiKey\` is missing. ${remedy}`);
  });

  const addresses = ['example.com', 'ftp://a/', 'xhttp://a/', 'https://a/?a', 'https://a/#a', 'https://'];
  test.each([
    ...addresses.map((value) => ['SITE_URL', value, 'an address such as https://cli.kintone.dev']),
    ...['ABC', 'xGTM-A', 'GTM-A x'].map((value) => ['GTM_CONTAINER_ID', value, 'an ID such as GTM-ABC1234']),
    ['ALGOLIA_INSIGHTS', 'yes', 'true or false'],
  ])('rejects %s=%s', (name, value, remedy) => {
    expect(() => readEnvironment({[name!]: value})).toThrow(`${name} is "${value}": set it to ${remedy}, or omit it.`);
  });
});
