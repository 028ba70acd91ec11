import {algoliasearch} from 'algoliasearch';
import {expect, test} from 'vitest';
import {LEVELS, type Hierarchy, type SearchRecord} from '../types';
import {publish, toIndexRecords, type IndexRecord} from './publish';

const NO_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

const record = (url: string, fields: Partial<SearchRecord> = {}): SearchRecord => ({
  objectID: url,
  url,
  type: 'content',
  content: 'Text',
  hierarchy: {...NO_LEVELS, lvl0: 'Guide', lvl1: 'Start'},
  language: 'en',
  docusaurus_tag: 'docs-guide-current',
  ...fields,
});
const records = (count: number): IndexRecord[] =>
  toIndexRecords(
    Array.from({length: count}, (_, number) => record(`/guide/#part-${number}`)),
    'https://cli.kintone.dev',
  );

/** Publishes to a fake service that counts so many records; returns what it was asked. */
async function publishTo(nbHits: number, count: number): Promise<string[]> {
  const calls: string[] = [];
  const client = algoliasearch('APP', 'SECRET', {
    requester: {
      send({method, url, headers, data, responseTimeout}) {
        expect(responseTimeout).toBe(method === 'GET' || new URL(url).pathname.endsWith('/query') ? 5_000 : 30_000);
        expect(headers['x-algolia-api-key']).toBe('SECRET');
        expect(url).not.toContain('SECRET');
        const {operation, requests} = JSON.parse((data as string | undefined) ?? '{}') as {
          operation?: string;
          requests?: unknown[];
        };
        const path = new URL(url).pathname.replace('/1/indexes/', '').replace(/_tmp_\d+/, '_tmp');
        calls.push([method, path, operation ?? requests?.length ?? ''].join(' ').trim());
        const answer = {taskID: 1, status: 'published', hits: [], nbHits};
        return Promise.resolve({status: 200, content: JSON.stringify(answer), isTimedOut: false});
      },
    },
  });
  await publish(client, 'cli', records(count));
  return calls.filter((call) => !call.includes('/task/'));
}

test('settings are set, and a temporary index is filled in batches and moved over the real one', async () => {
  const calls = await publishTo(1_001, 1_001);
  expect(calls[0]).toBe('PUT cli/settings');
  expect(calls.filter((call) => !call.endsWith('copy'))).toEqual([
    'PUT cli/settings',
    'POST cli_tmp/batch 1000',
    'POST cli_tmp/batch 1',
    'POST cli_tmp/operation move',
    'POST cli/query',
  ]);
});

test('another number of records is a failure', async () => {
  await expect(publishTo(9, 10)).rejects.toThrow('The index cli contains 9 records instead of 10.');
});

test('an index is not emptied', async () => {
  await expect(publishTo(0, 0)).rejects.toThrow('There are no records to publish');
});

test('records get absolute addresses and weights', () => {
  const page = [
    record('/guide/', {type: 'lvl1'}),
    record('/guide/#a', {type: 'lvl2'}),
    record('/guide/#a'),
    record('/blog/post/', {type: 'lvl6', docusaurus_tag: 'default'}),
  ];
  expect(toIndexRecords(page, 'https://cli.kintone.dev')).toMatchObject([
    {...page[0], url: 'https://cli.kintone.dev/guide/', weight: {pageRank: 1, level: 90, position: 0}},
    {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 80, position: 1}},
    {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 0, position: 2}},
    {url: 'https://cli.kintone.dev/blog/post/', weight: {pageRank: 0, level: 40, position: 0}},
  ]);
});
