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

  test('takes empty variables for unset ones', () => {
    const empty = {SITE_URL: '', ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INSIGHTS: '', GTM_CONTAINER_ID: ''};
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  test.each([
    ['https://example.github.io', 'https://example.github.io', '/'],
    ['https://example.github.io/', 'https://example.github.io', '/'],
    ['https://example.github.io/docs', 'https://example.github.io', '/docs/'],
    ['http://localhost:8080/a/b/', 'http://localhost:8080', '/a/b/'],
  ])('splits SITE_URL %s into origin and base path', (value, siteUrl, baseUrl) => {
    expect(readEnvironment({SITE_URL: value})).toMatchObject({siteUrl, baseUrl});
  });

  const wrong = ['example.com', 'ftp://a/', 'xhttp://a/', 'httpx://a/', 'https://a/?a', 'https://a/#a', 'https://'];
  test.each(wrong)('refuses %s as SITE_URL', (value) => {
    const remedy = 'set it to an address such as https://cli.kintone.dev, or omit it.';
    expect(() => readEnvironment({SITE_URL: value})).toThrow(`SITE_URL is "${value}": ${remedy}`);
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

  test('asks for both search credentials', () => {
    const remedy = 'Set ALGOLIA_APP_ID and ALGOLIA_API_KEY for hosted search, or neither for the embedded one.';
    expect(() => readEnvironment({ALGOLIA_API_KEY: 'key'})).toThrow(`\`appId\` is missing. ${remedy}`);
    expect(() => readEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow(`\`apiKey\` is missing. ${remedy}`);
  });

  test('refuses a flag that is neither true nor false', () => {
    const message = 'ALGOLIA_INSIGHTS is "yes": set it to true or false, or omit it.';
    expect(() => readEnvironment({ALGOLIA_INSIGHTS: 'yes'})).toThrow(message);
  });

  test.each(['ABC', 'xGTM-ABC', 'GTM-ABC x'])('refuses %s, which is no tag manager container', (id) => {
    expect(readEnvironment({GTM_CONTAINER_ID: 'GTM-ABC123'}).gtmContainerId).toBe('GTM-ABC123');
    const message = `GTM_CONTAINER_ID is "${id}": set it to an ID such as GTM-ABC1234, or omit it.`;
    expect(() => readEnvironment({GTM_CONTAINER_ID: id})).toThrow(message);
  });
});
