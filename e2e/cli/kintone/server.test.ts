import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import tls from 'node:tls';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {type Certificates, makeCertificates, PFX_PASSWORD} from './certificates';
import {GUARDED_HOST, KINTONE_HOST, PROXY_HOST} from './hosts';
import {type Kintone, startKintone} from './server';
import {type Answer, cells, send, type TestRequest, TestServers} from './testing';

const TOKEN = {'x-cybozu-api-token': 'token'};

const servers = new TestServers();
const start = servers.start.bind(servers);
afterEach(() => servers.close());

describe('the REST API', () => {
  const get = (kintone: Kintone, api: string, parameters: object): Promise<Answer> =>
    send(kintone, {method: 'GET', api, parameters});

  it('shows fields, layout and records', async () => {
    const kintone = await start();
    const fields = await get(kintone, 'app/form/fields', {app: '30'});
    expect(Object.keys(fields.body.properties as object)).toEqual(['RecordNo', 'Item', 'Quantity', 'Shelf']);
    const layout = await get(kintone, 'app/form/layout', {app: '15'});
    expect(layout.body.layout).toContainEqual({
      type: 'SUBTABLE',
      code: 'Checks',
      fields: [
        {type: 'DATE', code: 'CheckedOn'},
        {type: 'USER_SELECT', code: 'CheckedBy'},
      ],
    });
    const url = `http://127.0.0.1:${kintone.port}/k/v1/records.json?app=30&fields[0]=Item`;
    const records = (await (await fetch(url, {headers: TOKEN})).json()) as {records: object[]};
    expect(records.records[0]).toEqual({Item: {type: 'SINGLE_LINE_TEXT', value: 'Pine shelf'}});
  });

  it('pages through a cursor', async () => {
    const kintone = await start({seed: 150});
    const {body} = await send(kintone, {method: 'POST', api: 'records/cursor', parameters: {app: '8'}});
    const read = (): Promise<Answer> =>
      send(kintone, {method: 'GET', api: 'records/cursor', parameters: {id: body.id}, token: 'token'});
    const pages = [await read(), await read(), await read()];
    expect(pages.map((page) => [(page.body.records as unknown[] | undefined)?.length, page.body.next])).toEqual([
      [100, true],
      [50, false],
      [undefined, undefined],
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
  ])('reports %s %s %j, which it was never taught', async (method, api, parameters) => {
    const kintone = await start();
    const {status, body} = await send(kintone, {method, api, parameters});
    expect({status, ...body}).toMatchObject({status: 400, code: 'UNKNOWN_REQUEST'});
    expect(kintone.unknownRequests).toHaveLength(1);
  });
});

describe('faults', () => {
  const bulk = {method: 'POST', api: 'bulkRequest', parameters: {requests: []}};
  const file = {method: 'GET', api: 'file', parameters: {fileKey: 'none'}};

  it.each([
    [{failBulk: {count: 1, status: 503}}, bulk, [503, 200, 200]],
    [{failBulkAt: {count: 2, status: 400}}, bulk, [200, 400, 200]],
    [{failFile: {count: 1, status: 500}}, file, [500, 404, 404]],
  ])('%j', async (options, request, statuses) => {
    const kintone = await start(options);
    const found = [await send(kintone, request), await send(kintone, request), await send(kintone, request)];
    expect(found.map(({status}) => status)).toEqual(statuses);
  });

  it('can be closed while a call hangs', async () => {
    const kintone = await startKintone({hang: 'records'});
    const request = {method: 'GET', api: 'records', parameters: {app: '8'}};
    const hanging = send(kintone, request).catch(() => 'ended');
    await kintone.close();
    expect(await hanging).toBe('ended');
  });
});

describe('access', () => {
  const statusOf = async (kintone: Kintone, request: Partial<TestRequest>): Promise<number> =>
    (await send(kintone, {method: 'GET', api: 'records', parameters: {app: '8'}, ...request})).status;

  it('takes only the token and the login of the options', async () => {
    const kintone = await start({apiToken: 'oak', login: {user: 'hanako', password: 'maple'}});
    expect(await statusOf(kintone, {token: 'oak'})).toBe(200);
    expect(await statusOf(kintone, {token: 'token-8'})).toBe(400);
    expect(await statusOf(kintone, {login: 'hanako:maple'})).toBe(200);
    expect(await statusOf(kintone, {login: 'hanako:acorn'})).toBe(401);
  });

  it("takes the reader's token for the first app only", async () => {
    const kintone = await start();
    expect(await statusOf(kintone, {token: 'token'})).toBe(200);
    expect(await statusOf(kintone, {token: 'token', parameters: {app: '9'}})).toBe(400);
    expect(await statusOf(kintone, {token: 'token,token-9', parameters: {app: '9'}})).toBe(200);
  });

  it('wants Basic authentication in front of everything else', async () => {
    const kintone = await start({basic: {user: 'gate', password: 'acorn'}});
    const url = `http://127.0.0.1:${kintone.port}/k/v1/app.json?id=8`;
    expect((await fetch(url, {headers: TOKEN})).status).toBe(401);
    const authorization = `Basic ${Buffer.from('gate:acorn').toString('base64')}`;
    expect((await fetch(url, {headers: {...TOKEN, authorization}})).status).toBe(200);
  });
});

describe('TLS and the proxy', () => {
  let folder: string;
  let certificates: Certificates;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-kintone-test-'));
    certificates = await makeCertificates([KINTONE_HOST, GUARDED_HOST, PROXY_HOST, '*.cybozu.com'], folder);
  });

  afterAll(() => rm(folder, {recursive: true}));

  const getOverTls = (port: number, extra: https.RequestOptions = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        servername: KINTONE_HOST,
        path: '/k/v1/app.json?id=8',
        ca: certificates.ca,
      };
      https
        .get({...options, headers: TOKEN, agent: false, ...extra}, (response) => resolve(response.resume().statusCode))
        .on('error', reject);
    });

  const connect = (
    port: number,
    target: string,
    headers: http.OutgoingHttpHeaders = {},
  ): Promise<{status?: number; socket: net.Socket}> =>
    new Promise((resolve, reject) => {
      http
        .request({port, host: '127.0.0.1', method: 'CONNECT', path: target, headers})
        .on('connect', (response, socket) => resolve({status: response.statusCode, socket: socket as net.Socket}))
        .on('error', reject)
        .end();
    });

  it('shows a certificate that its authority has signed', async () => {
    expect(await getOverTls((await start({}, certificates)).port)).toBe(200);
  });

  it('answers other subdomains with 404', async () => {
    const {port} = await start({}, certificates);
    expect(await getOverTls(port, {servername: 'exampel.cybozu.com', headers: {host: 'exampel.cybozu.com'}})).toBe(404);
  });

  it('demands a client certificate at the guarded host', async () => {
    const {guardedPort = 0} = await start({}, certificates);
    const own = {servername: GUARDED_HOST, pfx: certificates.pfx, passphrase: PFX_PASSWORD};
    expect(await getOverTls(guardedPort, own)).toBe(200);
    await expect(getOverTls(guardedPort, {servername: GUARDED_HOST})).rejects.toThrow('certificate required');
  });

  it('opens tunnels to kintone only', async () => {
    const kintone = await start({}, certificates);
    const {status, socket} = await connect(kintone.proxyPort, `${KINTONE_HOST}:443`);
    expect(status).toBe(200);
    const secure = tls.connect({socket, servername: KINTONE_HOST, ca: certificates.ca});
    await once(secure, 'secureConnect');
    expect(secure.authorized).toBe(true);
    expect(kintone.tunnels).toEqual([`${KINTONE_HOST}:443`]);
    expect((await connect(kintone.proxyPort, 'example.com:443')).status).toBe(502);
  });

  it('wants credentials at the proxy if told so', async () => {
    const {proxyPort} = await start({proxyAuth: {user: 'hazel', password: 'secret'}}, certificates);
    expect((await connect(proxyPort, `${KINTONE_HOST}:443`)).status).toBe(407);
    const header = `Basic ${Buffer.from('hazel:secret').toString('base64')}`;
    expect((await connect(proxyPort, `${KINTONE_HOST}:443`, {'proxy-authorization': header})).status).toBe(200);
  });

  it('frees all ports', async () => {
    const kintone = await startKintone({}, certificates);
    await connect(kintone.proxyPort, `${KINTONE_HOST}:443`);
    await kintone.close();
    for (const port of [kintone.port, kintone.guardedPort, kintone.proxyPort, kintone.secureProxyPort]) {
      await expect(connect(port ?? 0, 'x:1')).rejects.toThrow('ECONNREFUSED');
    }
  });
});
