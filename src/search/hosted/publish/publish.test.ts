import {algoliasearch} from 'algoliasearch';
import {expect, test} from 'vitest';
import {hitOf} from '../../../../e2e/search/testing';
import {publish, toIndexRecords, type IndexRecord} from './publish';
import {INDEX_SETTINGS} from './settings';

const records = (count: number): IndexRecord[] =>
  toIndexRecords(
    Array.from({length: count}, (_, number) => hitOf(`/guide/#part-${number}`)),
    'https://cli.kintone.dev',
  );

/** The last body sent to each path. */
const sent = new Map<string, unknown>();

/** Publishes to a fake service that reports `count` records; returns the requests. */
async function publishTo(nbHits: number, count: number): Promise<string[]> {
  const calls: string[] = [];
  const client = algoliasearch('APP', 'SECRET', {
    requester: {
      send({method, url, headers, data, responseTimeout}) {
        expect(responseTimeout).toBe(method === 'GET' || new URL(url).pathname.endsWith('/query') ? 5_000 : 30_000);
        expect(headers['x-algolia-api-key']).toBe('SECRET');
        expect(url).not.toContain('SECRET');
        const body = JSON.parse((data as string | undefined) ?? '{}') as {operation?: string; requests?: unknown[]};
        const path = new URL(url).pathname.replace('/1/indexes/', '').replace(/_tmp_\d+/, '_tmp');
        sent.set(path, body);
        sent.set(`${path} with`, Object.fromEntries(new URL(url).searchParams));
        calls.push([method, path, body.operation ?? body.requests?.length ?? ''].join(' ').trim());
        const answer = {taskID: 1, status: 'published', hits: [], nbHits};
        return Promise.resolve({status: 200, content: JSON.stringify(answer), isTimedOut: false});
      },
    },
  });
  await publish(client, 'cli', records(count));
  return calls.filter((call) => !call.includes('_tmp/task/'));
}

test('publish sets settings and synonyms, fills a temporary index, and moves it over the real one', async () => {
  const calls = await publishTo(1_001, 1_001);
  expect(calls[0]).toBe('PUT cli/settings');
  expect(calls.filter((call) => !call.endsWith('copy'))).toEqual([
    'PUT cli/settings',
    'POST cli/synonyms/batch',
    'GET cli/task/1',
    'POST cli_tmp/batch 1000',
    'POST cli_tmp/batch 1',
    'POST cli_tmp/operation move',
    'POST cli/query',
  ]);
  expect(sent.get('cli/settings')).toEqual(INDEX_SETTINGS);
  expect(sent.get('cli/query')).toMatchObject({query: '', distinct: false, analytics: false});
  expect(sent.get('cli/synonyms/batch with')).toMatchObject({replaceExistingSynonyms: 'true'});
  expect(sent.get('cli/synonyms/batch')).toContainEqual(
    expect.objectContaining({input: 'merge', synonyms: ['upsert']}),
  );
});

test('publish fails if the number of records differs', async () => {
  await expect(publishTo(9, 10)).rejects.toThrow('The index cli contains 9 records instead of 10.');
});

test('publish rejects an empty list of records', async () => {
  await expect(publishTo(0, 0)).rejects.toThrow('There are no records to publish');
});

test('toIndexRecords adds absolute addresses and weights', () => {
  const page = [
    hitOf('/guide/'),
    hitOf('/guide/#a', {type: 'lvl2'}),
    hitOf('/guide/#a', {type: 'content'}),
    hitOf('/community/', {type: 'lvl6', docusaurus_tag: 'docs-community-current'}),
  ];
  expect(toIndexRecords(page, 'https://cli.kintone.dev')).toMatchObject([
    {...page[0], url: 'https://cli.kintone.dev/guide/', weight: {pageRank: 1, level: 90, position: 0}},
    {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 80, position: 1}},
    {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 0, position: 2}},
    {url: 'https://cli.kintone.dev/community/', weight: {pageRank: 0, level: 40, position: 0}},
  ]);
});
