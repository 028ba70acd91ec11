import {mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Certificates, makeCertificates} from './certificates';
import {parseServerOptions} from './options';
import {GUARDED_HOST, type Kintone, KINTONE_HOST, startKintone} from './server';
import {type Answer, cells, send, start, type TestRequest} from './testing';

const TOKEN = {'x-cybozu-api-token': 'token'};

describe('the REST API', () => {
  const get = (kintone: Kintone, api: string, parameters: object): Promise<Answer> =>
    send(kintone, {method: 'GET', api, parameters});

  it('shows fields, layout and records', async () => {
    const kintone = await start();
    const fields = await get(kintone, 'app/form/fields', {app: '30'});
    expect(Object.keys(fields.body.properties as object)).toEqual(['RecordNo', 'Item', 'Quantity', 'Shelf']);
    const {body} = await get(kintone, 'app/form/layout', {app: '15'});
    expect((body.layout as object[]).slice(-2)).toMatchObject([
      {type: 'SUBTABLE', code: 'Checks', fields: [{type: 'DATE', code: 'CheckedOn'}, {code: 'CheckedBy'}]},
      {type: 'ROW', fields: [{type: 'REFERENCE_TABLE', code: 'Orders'}]},
    ]);
    expect((body.layout as {layout?: object[]}[])[6]?.layout?.[0]).toEqual({
      type: 'ROW',
      fields: [{type: 'MULTI_LINE_TEXT', code: 'Notes'}],
    });
    const url = `http://127.0.0.1:${kintone.port}/k/v1/records.json?app=30&fields[0]=Item`;
    const records = (await (await fetch(url, {headers: TOKEN})).json()) as {records: object[]};
    expect(records.records[0]).toEqual({Item: {type: 'SINGLE_LINE_TEXT', value: 'Pine shelf'}});
  });

  it('pages through a cursor', async () => {
    const kintone = await start({seed: '150'});
    const cursor = {method: 'POST', api: 'records/cursor', parameters: {app: '8'}, token: 'token-8'};
    const {body} = await send(kintone, cursor);
    const read = async (): Promise<unknown[]> => {
      const page = await send(kintone, {...cursor, method: 'GET', parameters: {id: body.id}});
      return [(page.body.records as unknown[] | undefined)?.length, page.body.next ?? page.status];
    };
    expect([await read(), await read(), await read()]).toEqual([
      [100, true],
      [50, false],
      [undefined, 404],
    ]);
  });

  it('writes all requests of a bulk, or none', async () => {
    const kintone = await start();
    const bulk = (...companies: string[]): Promise<Answer> => {
      const payloads = companies.map((Company) => ({app: '9', records: [cells({Company})]}));
      const requests = payloads.map((payload) => ({method: 'POST', api: '/k/v1/records.json', payload}));
      return send(kintone, {method: 'POST', api: 'bulkRequest', parameters: {requests}, token: 'token-9'});
    };
    const refused = await bulk('Elm Inn', '');
    expect(refused).toMatchObject({status: 400, body: {results: [{}, {code: 'CB_VA01'}]}});
    expect((await get(kintone, 'records', {app: '9'})).body.records).toEqual([]);
    expect((await bulk('Elm Inn')).body.results).toEqual([{ids: ['1'], revisions: ['1']}]);
  });

  it('takes and gives files, by different keys', async () => {
    const kintone = await start();
    const form = new FormData();
    form.append('file', new Blob(['photo']), 'front.jpg');
    const url = `http://127.0.0.1:${kintone.port}/k/v1/file.json`;
    const upload = await fetch(url, {method: 'POST', headers: TOKEN, body: form});
    const {fileKey} = (await upload.json()) as {fileKey: string};
    const records = [cells({Item: 'Desk', Photos: [{fileKey}]})];
    await send(kintone, {method: 'POST', api: 'records', parameters: {app: '16', records}});
    const {body} = await get(kintone, 'records', {app: '16'});
    const [record] = body.records as {Photos: {value: {fileKey: string}[]}}[];
    const download = async (key = ''): Promise<string> =>
      (await fetch(`${url}?fileKey=${key}`, {headers: TOKEN})).text();
    expect(await download(record?.Photos.value[0]?.fileKey)).toBe('photo');
    expect(await download(fileKey)).toContain('GAIA_BL01');
  });

  it.each([
    ['GET', 'spaces', {}],
    ['PUT', 'app', {id: '8'}],
    ['GET', 'records', {app: '8', color: 'red'}],
    ['POST', 'records', {app: '9', records: [cells({Company: ['a']})]}],
    ['GET', 'records', {app: '8', query: 'Since = TODAY()'}],
    ['GET', 'records', {app: '15', query: 'PartName in ("leg")'}],
    ['PUT', 'records', {app: '8', records: []}],
  ])('reports %s %s %j, which it was never taught', async (method, api, parameters) => {
    const kintone = await start();
    const {status, body} = await send(kintone, {method, api, parameters});
    expect({status, ...body}).toMatchObject({status: 400, code: 'UNKNOWN_REQUEST'});
    expect(kintone.unknownRequests).toHaveLength(1);
  });
});

describe('options', () => {
  const statusOf = async (kintone: Kintone, request: Partial<TestRequest>): Promise<number> =>
    (await send(kintone, {method: 'GET', api: 'records', parameters: {app: '8'}, ...request})).status;

  it.each([
    ['--fail-bulk-at 2:400', {method: 'POST', api: 'bulkRequest', parameters: {requests: []}}, [200, 400, 200]],
    ['--fail-file 1', {api: 'file', parameters: {fileKey: 'none'}}, [503, 404, 404]],
  ])('%s', async (options, request, statuses) => {
    const kintone = await start(parseServerOptions(options));
    for (const status of statuses) {
      expect(await statusOf(kintone, request)).toBe(status);
    }
  });

  it('leave only one token and one login', async () => {
    const kintone = await start(parseServerOptions('--api-token oak --login hanako:maple'));
    expect(await statusOf(kintone, {token: 'oak'})).toBe(200);
    expect(await statusOf(kintone, {token: 'token-8'})).toBe(400);
    expect(await statusOf(kintone, {login: 'hanako:maple'})).toBe(200);
    expect(await statusOf(kintone, {login: 'hanako:acorn'})).toBe(401);
  });

  it.each([
    ['--sed 1', "Unknown option '--sed'"],
    ['--seed', "'--seed <value>' argument missing"],
    ['--seed many', '"many" is not a value of --seed'],
    ['--login hanako', '"hanako" is not a value of --login'],
  ])('are refused as %s', (text, message) => {
    expect(() => parseServerOptions(text)).toThrow(message);
  });

  it("leave the reader's token to the first app only", async () => {
    const kintone = await start();
    expect(await statusOf(kintone, {token: 'token'})).toBe(200);
    expect(await statusOf(kintone, {token: 'token', parameters: {app: '9'}})).toBe(400);
    expect(await statusOf(kintone, {token: 'token,token-9', parameters: {app: '9'}})).toBe(200);
  });
});

describe('TLS and the proxy', () => {
  let folder: string;
  let certificates: Certificates;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-kintone-test-'));
    certificates = await makeCertificates([KINTONE_HOST, GUARDED_HOST, '*.cybozu.com'], folder);
  });

  afterAll(() => rm(folder, {recursive: true}));

  const getOverTls = (host: string, port = 0, extra: https.RequestOptions = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const target = {host: '127.0.0.1', port, servername: host, path: '/k/v1/app.json?id=8', ca: certificates.ca};
      https
        .get({...target, headers: {...TOKEN, host}, agent: false, ...extra}, (response) =>
          resolve(response.resume().statusCode),
        )
        .on('error', reject);
    });

  const connect = (port = 0, target = 'example.com:443'): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      http
        .request({port, host: '127.0.0.1', method: 'CONNECT', path: target})
        .on('connect', (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });

  it('answers other subdomains with 404, and demands a client certificate at the guarded host', async () => {
    const {port, guardedPort} = await start({}, certificates);
    expect(await getOverTls(KINTONE_HOST, port)).toBe(200);
    expect(await getOverTls('exampel.cybozu.com', port)).toBe(404);
    expect(await getOverTls(GUARDED_HOST, guardedPort, certificates)).toBe(200);
    await expect(getOverTls(GUARDED_HOST, guardedPort)).rejects.toThrow('certificate required');
  });

  it('opens tunnels to kintone only, and frees all ports', async () => {
    const {port, guardedPort, proxyPort, secureProxyPort, close} = await startKintone({}, certificates);
    expect(await connect(proxyPort)).toBe(502);
    expect(await connect(proxyPort, `${KINTONE_HOST}:443`)).toBe(200);
    await close();
    for (const freed of [port, guardedPort, proxyPort, secureProxyPort]) {
      await expect(connect(freed)).rejects.toThrow('ECONNREFUSED');
    }
  });
});
