import {describe, expect, test, vi} from 'vitest';
import {blackHole, breakOff, reply, type Behaviour} from '../hosted/testing';
import {LEVELS, type Hierarchy, type SearchRecord} from '../types';
import {publishCommand, type PublishCommand} from './command';
import {startIndexingStandIn, type IndexContent, type IndexingStandIn} from './testing';

const VARIABLES = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'SECRET'};
const NO_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

const record = (number: number, fields?: Partial<SearchRecord>): SearchRecord => ({
  objectID: `id${number}`,
  url: `/guide/#part-${number}`,
  type: 'content',
  content: `Text ${number}`,
  hierarchy: {...NO_LEVELS, lvl0: 'Guide', lvl1: 'Start'},
  language: 'en',
  docusaurus_tag: 'docs-guide-current',
  ...fields,
});
const records = (count: number): SearchRecord[] => Array.from({length: count}, (_, number) => record(number));

/** The index as it stands before a publication. */
const OLD: IndexContent = {records: new Map([['old', {}]]), settings: {}, rules: 'of the dashboard'};

async function run(service: IndexingStandIn | undefined, command?: Partial<PublishCommand>): Promise<string> {
  const lines: string[] = [];
  await publishCommand({
    args: [],
    variables: VARIABLES,
    siteUrl: 'https://cli.kintone.dev',
    loadRecords: () => Promise.resolve(records(2)),
    print: (text) => lines.push(text),
    hosts: service ? [service.origin] : ['http://service.invalid'],
    ...command,
  });
  return lines.join('\n');
}

describe('publishing', () => {
  test('fills a temporary index in batches and moves it over the real one', async () => {
    const service = await startIndexingStandIn();
    service.indices.set('cli', OLD);
    const output = await run(service, {loadRecords: () => Promise.resolve(records(2_001))});
    expect(service.calls()).toEqual([
      'POST cli/operation copy',
      'PUT cli_tmp/settings',
      'POST cli_tmp/batch',
      'POST cli_tmp/batch',
      'POST cli_tmp/batch',
      'POST cli_tmp/query',
      'POST cli_tmp/operation move',
    ]);
    expect([...service.indices.keys()]).toEqual(['cli']);
    const index = service.indices.get('cli')!;
    expect([...index.records.keys()]).toEqual(records(2_001).map(({objectID}) => objectID));
    expect(index.rules).toBe(OLD.rules);
    expect(output).toContain('Sending batch 3 of 3: 1 records');
    expect(output).toMatch(/Published 2001 records to cli$/);
  });

  test('waits for each task before the next call', async () => {
    const service = await startIndexingStandIn({looksPerTask: 2});
    await run(service);
    const looks = service.requests.map(({url}) => /\/task\/(\d+)$/.exec(url.pathname)?.[1]);
    expect(looks).toEqual([
      undefined,
      '1',
      '1',
      undefined,
      '2',
      '2',
      undefined,
      '3',
      '3',
      undefined,
      undefined,
      '4',
      '4',
    ]);
  });

  test('sends the key in a header only', async () => {
    const service = await startIndexingStandIn();
    await run(service);
    for (const {url, headers} of service.requests) {
      expect(headers).toMatchObject({'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'SECRET'});
      expect(url.href).not.toContain('SECRET');
    }
  });

  test('makes a first index, too, whatever the service says of a copy from nowhere', async () => {
    const notFound = reply({message: 'Index does not exist'}, 404);
    const service = await startIndexingStandIn({
      fault: (call) => (call === 'POST cli/operation copy' ? notFound : undefined),
    });
    await run(service);
    expect([...service.indices.keys()]).toEqual(['cli']);
  });

  test('sends settings that fit the requests', async () => {
    const service = await startIndexingStandIn();
    await run(service);
    expect(service.indices.get('cli')!.settings).toMatchObject({
      attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
      searchableAttributes: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`), 'content'],
      attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      distinct: true,
      attributeForDistinct: 'url',
    });
  });

  test('gives records absolute addresses and weights', async () => {
    const service = await startIndexingStandIn();
    const page = [
      record(1, {url: '/guide/', type: 'lvl1'}),
      record(2, {url: '/guide/#a', type: 'lvl2'}),
      record(3, {url: '/guide/#a'}),
      record(4, {url: '/blog/post/', type: 'lvl6', docusaurus_tag: 'default'}),
    ];
    await run(service, {loadRecords: () => Promise.resolve(page)});
    expect([...service.indices.get('cli')!.records.values()]).toMatchObject([
      {...page[0], url: 'https://cli.kintone.dev/guide/', weight: {pageRank: 1, level: 90, position: 0}},
      {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 80, position: 1}},
      {url: 'https://cli.kintone.dev/guide/#a', weight: {pageRank: 1, level: 0, position: 2}},
      {url: 'https://cli.kintone.dev/blog/post/', weight: {pageRank: 0, level: 40, position: 0}},
    ]);
  });

  test('takes the name of the index from the environment', async () => {
    const service = await startIndexingStandIn();
    await run(service, {variables: {...VARIABLES, ALGOLIA_INDEX_NAME: 'docs/a b'}});
    expect([...service.indices.keys()]).toEqual(['docs/a b']);
  });
});

describe('a failure leaves the old index whole and removes the temporary one', () => {
  const refusal = reply({message: 'Record quota exceeded', status: 403}, 403);

  test.each<[string, string, Behaviour, string]>([
    ['copying', 'POST cli/operation copy', refusal, 'Record quota exceeded'],
    ['settings', 'PUT cli_tmp/settings', refusal, 'Record quota exceeded'],
    ['a batch refused', 'POST cli_tmp/batch', refusal, 'Record quota exceeded'],
    ['a batch failing', 'POST cli_tmp/batch', reply('', 500), 'status 500'],
    ['a batch broken off', 'POST cli_tmp/batch', breakOff, 'No host of the search service answers'],
    ['a batch without a task', 'POST cli_tmp/batch', reply({}), 'The service names no task for POST'],
    ['counting', 'POST cli_tmp/query', reply('<html>'), 'is not JSON'],
    ['too few records', 'POST cli_tmp/query', reply({nbHits: 1_999}), 'holds 1999 records instead of 2000.'],
    ['no count', 'POST cli_tmp/query', reply({}), 'does not say how many records'],
    ['moving', 'POST cli_tmp/operation move', refusal, 'The index cli is whole, but may be the old or the new one.'],
  ])('%s', async (_, failing, behaviour, message) => {
    let seen = 0;
    const service = await startIndexingStandIn({
      fault: (call) => {
        seen += call === failing ? 1 : 0;
        // The second batch: half-way.
        return call === failing && seen === (call.endsWith('batch') ? 2 : 1) ? behaviour : undefined;
      },
    });
    service.indices.set('cli', OLD);
    const publication = run(service, {loadRecords: () => Promise.resolve(records(2_000))});
    await expect(publication).rejects.toThrow(message);
    await expect(publication).rejects.toThrow(/The index cli is (as it was|whole)[^]*_tmp_[0-9a-f]{8} is removed\.$/);
    expect(service.indices).toEqual(new Map([['cli', OLD]]));
    expect(service.calls().at(-1)).toBe('DELETE cli_tmp');
  });

  test('and names it when it cannot be removed', async () => {
    const faults: Record<string, Behaviour> = {
      'POST cli_tmp/batch': refusal,
      'DELETE cli_tmp': reply({message: 'Not enough rights'}, 403),
    };
    const service = await startIndexingStandIn({fault: (call) => faults[call]});
    await expect(run(service)).rejects.toThrow(
      /^The search service refuses: Record quota exceeded\nThe index cli is as it was\.\nThe temporary index cli_tmp_\w+ could not be removed, do it by hand: .*Not enough rights$/,
    );
  });

  test('also when the run is interrupted', async () => {
    const service = await startIndexingStandIn({
      fault: (call) => (call === 'POST cli_tmp/batch' ? blackHole : undefined),
    });
    service.indices.set('cli', OLD);
    const controller = new AbortController();
    const publication = run(service, {signal: controller.signal});
    const outcome = expect(publication).rejects.toThrow(/^interrupted\nThe index cli is as it was/);
    await vi.waitFor(() => expect(service.calls()).toContain('POST cli_tmp/batch'));
    controller.abort(new Error('interrupted'));
    await outcome;
    expect(service.indices).toEqual(new Map([['cli', OLD]]));
  });
});

describe('nothing is sent', () => {
  test.each([
    [{}, 'ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY are missing'],
    [{ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: ' '}, 'ALGOLIA_ADMIN_API_KEY is missing'],
    [{ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: 'SECRET'}, 'ALGOLIA_APP_ID is missing'],
  ])('without credentials: %j', async (variables, message) => {
    const loadRecords = vi.fn();
    await expect(run(undefined, {variables, loadRecords})).rejects.toThrow(message);
    expect(loadRecords).not.toHaveBeenCalled();
  });

  test('without records', async () => {
    const service = await startIndexingStandIn();
    await expect(run(service, {loadRecords: () => Promise.resolve([])})).rejects.toThrow('There are no records');
    expect(service.requests).toEqual([]);
  });

  test('when two records share an id', async () => {
    const service = await startIndexingStandIn();
    const twins = [record(1), record(1, {url: '/reference/'})];
    await expect(run(service, {loadRecords: () => Promise.resolve(twins)})).rejects.toThrow(
      'Two records have the objectID "id1"; the second leads to /reference/.',
    );
    expect(service.requests).toEqual([]);
  });

  test('with an argument that is unknown', async () => {
    await expect(run(undefined, {args: ['--all']})).rejects.toThrow("Unknown option '--all'");
  });

  test('in a dry run, which needs no key and prints all', async () => {
    const service = await startIndexingStandIn();
    const page = [...records(1_001), record(2_000, {type: 'lvl1', docusaurus_tag: 'default'})];
    const output = await run(service, {args: ['--dry-run'], variables: {}, loadRecords: () => Promise.resolve(page)});
    expect(service.requests).toEqual([]);
    expect(output).toMatch(/^Dry run: nothing is sent\.\nIndex cli, through the temporary index cli_tmp_[0-9a-f]{8}\n/);
    expect(output).toMatch(/1002 records in 2 batches: 1000 \(\d+ kB\), 2 \(1 kB\)/);
    expect(output).toContain('By type: content 1001, lvl1 1');
    expect(output).toContain('By tag: default 1, docs-guide-current 1001');
    expect(output).toContain('"attributesForFaceting": [');
    expect(output).toContain('"url": "https://cli.kintone.dev/guide/#part-0"');
  });
});
