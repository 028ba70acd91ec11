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
import type {ServerOptions} from './options';
import {type Kintone, startKintone} from './server';

const TOKEN = {'x-cybozu-api-token': 'token'};

const open: Kintone[] = [];

async function start(options: ServerOptions = {}, certificates?: Certificates): Promise<Kintone> {
  const kintone = await startKintone(options, certificates);
  open.push(kintone);
  return kintone;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((kintone) => kintone.close()));
});

interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

async function call(
  kintone: Kintone,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = TOKEN,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${kintone.port}${path}`, {
    method,
    headers: {...headers, ...(body === undefined ? {} : {'content-type': 'application/json'})},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {status: response.status, json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {text}};
}

describe('the REST API', () => {
  it('shows fields, layout and records', async () => {
    const kintone = await start();
    const fields = await call(kintone, 'GET', '/k/v1/app/form/fields.json?app=30');
    expect(Object.keys(fields.json.properties as object)).toEqual(['RecordNo', 'Item', 'Quantity', 'Shelf']);
    const layout = await call(kintone, 'GET', '/k/v1/app/form/layout.json?app=15');
    expect(layout.json.layout).toContainEqual({
      type: 'SUBTABLE',
      code: 'Checks',
      fields: [
        {type: 'DATE', code: 'CheckedOn'},
        {type: 'USER_SELECT', code: 'CheckedBy'},
      ],
    });
    const query = new URLSearchParams({app: '30', query: 'order by $id asc', 'fields[0]': 'Item'});
    const records = await call(kintone, 'GET', `/k/v1/records.json?${query}`);
    expect(records.json.records).toHaveLength(3);
  });

  it('reads a query that came as a POST', async () => {
    const headers = {...TOKEN, 'x-http-method-override': 'GET'};
    const {json} = await call(await start(), 'POST', '/k/v1/records.json', {app: '30', query: 'Quantity > 5'}, headers);
    expect(json.records).toHaveLength(1);
  });

  it('pages through a cursor', async () => {
    const kintone = await start({seed: 150});
    const {json} = await call(kintone, 'POST', '/k/v1/records/cursor.json', {app: '8', query: 'order by $id asc'});
    expect(json.totalCount).toBe('150');
    const path = `/k/v1/records/cursor.json?id=${String(json.id)}`;
    const pages = [await call(kintone, 'GET', path), await call(kintone, 'GET', path)];
    expect(pages.map((page) => [(page.json.records as unknown[]).length, page.json.next])).toEqual([
      [100, true],
      [50, false],
    ]);
    expect((await call(kintone, 'GET', path)).status).toBe(404);
  });

  it('keeps guest spaces apart', async () => {
    const kintone = await start();
    expect((await call(kintone, 'GET', '/k/v1/app.json?id=21')).json.code).toBe('GAIA_IL23');
    expect((await call(kintone, 'GET', '/k/guest/5/v1/app.json?id=21')).status).toBe(200);
  });

  it('answers unknown apps, APIs and paths', async () => {
    const kintone = await start();
    expect((await call(kintone, 'GET', '/k/v1/app.json?id=99')).json).toEqual({
      code: 'GAIA_AP01',
      id: 'xxxxxxxx',
      message: 'The app (ID: 99) not found.',
    });
    expect((await call(kintone, 'GET', '/k/v1/spaces.json')).json.code).toBe('CB_NO01');
    expect(await call(kintone, 'GET', '/k/8/')).toEqual({status: 404, json: {text: 'Not found'}});
  });

  it('writes all requests of a bulk, or none', async () => {
    const kintone = await start();
    const request = (record: object): object => ({
      method: 'POST',
      api: '/k/v1/records.json',
      payload: {app: '9', records: [record]},
    });
    const requests = [request({Company: {value: 'A'}}), request({Company: {value: ''}})];
    const refused = await call(kintone, 'POST', '/k/v1/bulkRequest.json', {requests});
    expect(refused.status).toBe(400);
    expect(refused.json.results).toEqual([{}, expect.objectContaining({code: 'CB_VA01'})]);
    expect((await call(kintone, 'GET', '/k/v1/records.json?app=9')).json.records).toEqual([]);
    const taken = await call(kintone, 'POST', '/k/v1/bulkRequest.json', {requests: requests.slice(0, 1)});
    expect(taken.json.results).toEqual([{ids: ['1'], revisions: ['1']}]);
  });

  it('takes and gives files', async () => {
    const kintone = await start();
    const form = new FormData();
    form.append('file', new Blob(['photo']), 'front.jpg');
    const url = `http://127.0.0.1:${kintone.port}/k/v1/file.json`;
    const {fileKey} = (await (await fetch(url, {method: 'POST', headers: TOKEN, body: form})).json()) as {
      fileKey: string;
    };
    expect(await (await fetch(`${url}?fileKey=${fileKey}`, {headers: TOKEN})).text()).toBe('photo');
    expect((await call(kintone, 'GET', '/k/v1/file.json?fileKey=none')).json.code).toBe('GAIA_BL01');
  });
});

describe('faults', () => {
  const bulk = (kintone: Kintone): Promise<Answer> => call(kintone, 'POST', '/k/v1/bulkRequest.json', {requests: []});

  it('fails the first bulk requests', async () => {
    const kintone = await start({failBulk: {count: 1, status: 503}});
    expect([(await bulk(kintone)).status, (await bulk(kintone)).status]).toEqual([503, 200]);
  });

  it('fails one bulk request', async () => {
    const kintone = await start({failBulkAt: {count: 2, status: 400}});
    expect([(await bulk(kintone)).status, (await bulk(kintone)).status, (await bulk(kintone)).status]).toEqual([
      200, 400, 200,
    ]);
  });

  it('fails the first file calls', async () => {
    const kintone = await start({failFile: {count: 1, status: 500}});
    const path = '/k/v1/file.json?fileKey=none';
    expect([(await call(kintone, 'GET', path)).status, (await call(kintone, 'GET', path)).status]).toEqual([500, 404]);
  });

  it('can be closed while a call hangs', async () => {
    const kintone = await startKintone({hang: 'records'});
    const hanging = call(kintone, 'GET', '/k/v1/records.json?app=8').catch(() => 'ended');
    await call(kintone, 'GET', '/k/v1/app.json?id=8');
    await kintone.close();
    expect(await hanging).toBe('ended');
  });
});

describe('access', () => {
  const app = '/k/v1/app.json?id=8';
  const login = (text: string): Record<string, string> => ({
    'x-cybozu-authorization': Buffer.from(text).toString('base64'),
  });

  it('wants a token or a login', async () => {
    const kintone = await start({apiToken: 'good', login: {user: 'hanako', password: 'acorn'}});
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await call(kintone, 'GET', app, undefined, headers)).status;
    expect(await status({})).toBe(401);
    expect(await status({'x-cybozu-api-token': 'other,good'})).toBe(200);
    expect(await status({'x-cybozu-api-token': 'bad'})).toBe(400);
    expect(await status(login('hanako:acorn'))).toBe(200);
    expect(await status(login('hanako:oak'))).toBe(401);
  });

  it('wants Basic authentication in front of everything else', async () => {
    const kintone = await start({basic: {user: 'gate', password: 'acorn'}});
    expect(await call(kintone, 'GET', app)).toEqual({status: 401, json: {text: 'Unauthorized'}});
    const authorization = `Basic ${Buffer.from('gate:acorn').toString('base64')}`;
    expect((await call(kintone, 'GET', app, undefined, {...TOKEN, authorization})).status).toBe(200);
  });
});

describe('TLS and the proxy', () => {
  let folder: string;
  let certificates: Certificates;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-kintone-test-'));
    certificates = await makeCertificates([KINTONE_HOST, GUARDED_HOST, PROXY_HOST], folder);
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
