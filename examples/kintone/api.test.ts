import {describe, expect, it} from 'vitest';
import {Api} from './api';
import {type Answer, cells, send, type TestRequest} from './testing';

const TOKEN = {'x-cybozu-api-token': 'token'};

const get = (kintone: Api, api: string, parameters: object): Promise<Answer> =>
  send(kintone, {method: 'GET', api, parameters});

describe('the REST API', () => {
  it('shows fields, layout and records', async () => {
    const kintone = new Api({});
    const fields = await get(kintone, 'app/form/fields', {app: '30'});
    expect(fields.body.properties).toMatchObject({
      RecordNo: {type: 'RECORD_NUMBER', code: 'RecordNo', label: 'RecordNo'},
      Item: {type: 'SINGLE_LINE_TEXT'},
      Quantity: {type: 'NUMBER'},
      Shelf: {type: 'SINGLE_LINE_TEXT'},
    });
    const {body} = await get(kintone, 'app/form/layout', {app: '15'});
    expect(body.layout).toContainEqual({
      type: 'SUBTABLE',
      code: 'Checks',
      fields: [
        {type: 'DATE', code: 'CheckedOn'},
        {type: 'USER_SELECT', code: 'CheckedBy'},
      ],
    });
    const url = new URL('https://kintone.test/k/v1/records.json?app=30&fields[0]=Item&fields[1]=Shelf');
    expect(await kintone.answerRequest({method: 'GET', headers: TOKEN}, url, Buffer.from(''))).toEqual({
      records: ['Pine shelf A', 'Plain chair B', 'Oak desk A'].map((record) => ({
        Item: {type: 'SINGLE_LINE_TEXT', value: record.slice(0, -2)},
        Shelf: {type: 'SINGLE_LINE_TEXT', value: record.slice(-1)},
      })),
    });
  });

  it('pages through a cursor', async () => {
    const kintone = new Api({seed: '150'});
    const cursor = {method: 'POST', api: 'records/cursor', parameters: {app: '8', fields: ['CustomerId']}};
    const {body} = await send(kintone, {...cursor, token: 'token-8'});
    expect(body).toMatchObject({totalCount: '150'});
    const read = async (): Promise<unknown[]> => {
      const page = await send(kintone, {method: 'GET', api: cursor.api, parameters: {id: body.id}, token: 'token-8'});
      const records = page.body.records as object[] | undefined;
      return [records?.[0], records?.length, page.body.next ?? page.status];
    };
    const first = (value: string): object => ({CustomerId: {type: 'SINGLE_LINE_TEXT', value}});
    expect([await read(), await read(), await read()]).toEqual([
      [first('C-0150'), 100, true],
      [first('C-0050'), 50, false],
      [undefined, undefined, 404],
    ]);
  });

  it('writes all requests of a bulk, or none', async () => {
    const kintone = new Api({});
    const bulk = (...companies: string[]): Promise<Answer> => {
      const payloads = companies.map((Company) => ({app: '9', records: [cells({Company})]}));
      const requests = payloads.map((payload) => ({method: 'POST', api: '/k/v1/records.json', payload}));
      return send(kintone, {method: 'POST', api: 'bulkRequest', parameters: {requests}, token: 'token-9'});
    };
    const refused = await bulk('Elm Inn', '', 'Oak Inn');
    expect(refused).toMatchObject({status: 400, body: {results: [{}, {code: 'CB_VA01'}, {}]}});
    expect((refused.body.results as object[]).map((result) => Object.keys(result).length)).toEqual([0, 4, 0]);
    expect((await get(kintone, 'records', {app: '9'})).body.records).toEqual([]);
    const twenty = await bulk(...Array.from({length: 20}, (_, i) => `Inn ${i + 1}`));
    expect((twenty.body.results as object[]).at(-1)).toEqual({ids: ['20'], revisions: ['1']});
  });

  it('takes files, also without a permission, and gives them by other keys', async () => {
    const kintone = new Api({});
    const form = new FormData();
    form.append('file', new Blob(['photo']), 'front.jpg');
    const upload = new Response(form);
    const headers = {
      'content-type': upload.headers.get('content-type')!,
      'x-cybozu-authorization': Buffer.from('Administrator:elm').toString('base64'),
    };
    const url = new URL('https://kintone.test/k/v1/file.json');
    const body = Buffer.from(await upload.arrayBuffer());
    const {fileKey} = (await kintone.answerRequest({method: 'POST', headers}, url, body)) as {fileKey: string};
    const records = [cells({Item: 'Desk', Photos: [{fileKey}]})];
    await send(kintone, {method: 'POST', api: 'records', parameters: {app: '16', records}});
    const stored = (await get(kintone, 'records', {app: '16'})).body.records as {
      Photos: {value: {fileKey: string}[]};
    }[];
    const [photo] = stored[0]!.Photos.value;
    expect(photo).toMatchObject({name: 'front.jpg'});
    const download = (key: string): Promise<object> => get(kintone, 'file', {fileKey: key});
    expect(await download(photo!.fileKey)).toEqual({status: 200, body: Buffer.from('photo')});
    expect(await download(fileKey)).toMatchObject({status: 404, body: {code: 'GAIA_BL01'}});
  });

  it.each([
    ['GET', 'spaces', {}, 'GET spaces with '],
    ['PUT', 'app', {id: '8'}, 'PUT app with id'],
    ['GET', 'records', {app: '8', color: 'red'}, 'GET records with app, color'],
    ['POST', 'records', {app: '9', records: [cells({Company: ['a']})]}, 'records[0].Company with {"value":["a"]}'],
    ['POST', 'records', {app: '16', records: [cells({Item: 'Desk', Value: '7'})]}, 'records[0].Value, which cli-'],
    ['PUT', 'records', {app: '8', upsert: true, records: [{id: '1', record: cells({CreatedAt: '2'})}]}, 'on update'],
    ['PUT', 'records', {app: '8', records: []}, 'no upsert'],
    ['GET', 'records', {app: '8', query: 'Since = TODAY()'}, 'the function TODAY'],
    ['GET', 'records', {app: '8', query: 'Company like "Hotel"'}, 'a search for words'],
    ['GET', 'records', {app: '15', query: 'order by PartName asc'}, 'PartName, a field of a table'],
    ['GET', 'records', {app: '15', query: 'PartName in ("leg") and PartName not in ("top")'}, 'a second condition'],
    ['GET', 'records', {app: '15', query: 'PartName not in ("leg") and PartQuantity > 1'}, 'a second condition'],
    ['GET', 'records', {app: '15', query: 'PartName in ("leg") or PartQuantity > 1'}, 'a second condition'],
    ['GET', 'records', {app: '15', query: 'PartName in ("leg") and (PartQuantity > 1)'}, 'a second condition'],
    ['GET', 'records', {app: '15', query: 'CountedOn < "2025-01-01"'}, 'an empty CountedOn'],
  ])('fails at %s %s %j, which it was never taught', async (method, api, parameters, message) => {
    await expect(send(new Api({}), {method, api, parameters})).rejects.toThrow(message);
  });
});

describe('permissions', () => {
  const id = '8';
  const company = cells({Company: 'Elm Inn'});
  const REQUESTS: Readonly<Record<string, TestRequest>> = {
    form: {method: 'GET', api: 'app/form/fields', parameters: {app: id}},
    app: {method: 'GET', api: 'app', parameters: {id}},
    read: {method: 'GET', api: 'records', parameters: {app: id}},
    add: {method: 'POST', api: 'records', parameters: {app: id, records: [company]}},
    upsert: {method: 'PUT', api: 'records', parameters: {app: id, upsert: true, records: [{id, record: company}]}},
    remove: {method: 'DELETE', api: 'records', parameters: {app: id, ids: ['1']}},
  };

  it.each([
    [{token: 'token'}, 'form app read add upsert remove'],
    [{token: 'your-api-token'}, 'form app read add upsert remove'],
    [{token: 'tokenA,tokenB'}, 'form app read add upsert remove'],
    [{token: 'token-8-view'}, 'form app read'],
    [{token: 'token-8-add'}, 'form add'],
    [{token: 'token-8-view-add-edit'}, 'form app read add upsert'],
    [{token: 'token-8-delete'}, 'remove'],
    [{token: 'token-9'}, ''],
    [{token: 'token-8x'}, ''],
    [{login: 'hanako:acorn'}, 'form app read add upsert remove'],
    [{login: 'jiro:birch'}, 'form app read'],
    [{login: 'nora:cedar'}, 'form add'],
    [{login: 'Administrator:elm'}, ''],
    [{login: 'Administrator:'}, ''],
    [{login: 'nobody:'}, ''],
  ])('%j: %s', async (credentials, allowed) => {
    const kintone = new Api({});
    const done: string[] = [];
    for (const [name, request] of Object.entries(REQUESTS)) {
      const {status} = await send(kintone, {...request, ...credentials});
      done.push(...(status === 200 ? [name] : []));
    }
    expect(done.join(' ')).toBe(allowed);
  });

  it("leave the reader's token to the first app only", async () => {
    const kintone = new Api({});
    const statusOf = async (token: string, app: string): Promise<number> =>
      (await send(kintone, {method: 'GET', api: 'records', parameters: {app}, token})).status;
    expect(await statusOf('token', '8')).toBe(200);
    expect(await statusOf('token', '9')).toBe(400);
    expect(await statusOf('token,token-9', '9')).toBe(200);
  });
});
