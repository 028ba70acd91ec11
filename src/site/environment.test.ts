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

  test.each(['example.com', 'ftp://example.com', 'https://example.com/?a', 'https://example.com/#a', 'https://'])(
    'refuses %s as SITE_URL',
    (value) => {
      expect(() => readEnvironment({SITE_URL: value})).toThrow(`SITE_URL is "${value}"`);
    },
  );

  test('reads the hosted search settings', () => {
    const {search} = readEnvironment({
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant',
      ALGOLIA_INSIGHTS: 'true',
    });
    expect(search).toEqual({
      engine: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'cli',
      insights: true,
      askAi: 'assistant',
    });
  });

  test('asks for both search credentials', () => {
    expect(() => readEnvironment({ALGOLIA_API_KEY: 'key'})).toThrow('`appId` is missing.');
    expect(() => readEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow('`apiKey` is missing.');
  });

  test('refuses a flag that is neither true nor false', () => {
    expect(() => readEnvironment({ALGOLIA_INSIGHTS: 'yes'})).toThrow('ALGOLIA_INSIGHTS is "yes"');
  });

  test('refuses what is no tag manager container', () => {
    expect(readEnvironment({GTM_CONTAINER_ID: 'GTM-ABC123'}).gtmContainerId).toBe('GTM-ABC123');
    expect(() => readEnvironment({GTM_CONTAINER_ID: 'ABC'})).toThrow('GTM_CONTAINER_ID is "ABC"');
  });
});
