import {mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {type Certificates, makeCertificates} from './certificates';
import {parseServerOptions} from './options';
import {GUARDED_HOST, type Kintone, KINTONE_HOST, startKintone} from './server';

const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString('base64')}`;

describe('TLS and the proxy', () => {
  let folder: string;
  let certificates: Certificates;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-kintone-test-'));
    certificates = await makeCertificates([KINTONE_HOST, GUARDED_HOST, '*.cybozu.com'], folder);
  });

  afterAll(() => rm(folder, {recursive: true}));

  const start = async (options = ''): Promise<Kintone> => {
    const kintone = await startKintone(parseServerOptions(options), certificates);
    onTestFinished(() => kintone.close());
    return kintone;
  };

  const get = (
    port: number,
    {host = KINTONE_HOST, path = '/k/v1/app.json?id=8', authorization = '', ...extra},
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const target = {host: '127.0.0.1', port, servername: host, path, ca: certificates.ca, agent: false};
      const headers = {'x-cybozu-api-token': 'token', host: `${host}:443`, authorization};
      https
        .get({...target, headers, ...extra}, (response) => {
          const {statusCode, headers: sent} = response.resume();
          resolve(`${statusCode} ${sent['content-type']}`);
        })
        .on('error', reject);
    });

  const connect = (port: number, path: string, credentials = ''): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = {'proxy-authorization': basic(credentials)};
      http
        .request({port, host: '127.0.0.1', method: 'CONNECT', path, headers})
        .on('connect', (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });

  it('answers other subdomains with 404, and demands a client certificate at the guarded host', async () => {
    const {port, guardedPort} = await start();
    expect(await get(port, {})).toBe('200 application/json');
    expect(await get(port, {host: 'exampel.cybozu.com'})).toBe('404 text/html');
    expect(await get(port, {path: '/base/k/v1/app.json?id=8'})).toBe('404 text/html');
    expect(await get(guardedPort, {host: GUARDED_HOST, ...certificates})).toBe('200 application/json');
    await expect(get(guardedPort, {host: GUARDED_HOST})).rejects.toThrow('certificate required');
  });

  it('reports a request that it does not know, and none that kintone refuses', async () => {
    const {port, unknownRequests} = await start();
    expect(await get(port, {path: '/k/v1/spaces.json'})).toBe('501 application/json');
    expect(await get(port, {path: '/k/v1/records.json?app=9&query=x'})).toBe('400 application/json');
    expect(unknownRequests).toEqual(['GET /k/v1/spaces.json: the fake server does not know Error: GET spaces with ']);
  });

  it('opens tunnels to kintone only, and frees all ports', async () => {
    const {port, guardedPort, proxyPort, secureProxyPort, close} = await startKintone({}, certificates);
    expect(await connect(proxyPort, 'example.com:443')).toBe(502);
    expect(await connect(proxyPort, `${KINTONE_HOST}:80`)).toBe(502);
    expect(await connect(proxyPort, `${KINTONE_HOST}:443`)).toBe(200);
    close();
    for (const freed of [port, guardedPort, proxyPort, secureProxyPort]) {
      await expect(connect(freed, 'example.com:443')).rejects.toThrow('ECONNREFUSED');
    }
  });
});
