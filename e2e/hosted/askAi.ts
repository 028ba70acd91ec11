/**
 * A stand-in of the Ask AI service, and of as much of the search service as it takes to open the dialog. The answers
 * come from a server of our own, because an intercepted request is answered in one piece, and these are streamed.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ASSISTANT_URL} from '../../src/search/assistant';
import {makeCertificates} from '../cli/kintone/certificates';
import {listen} from '../cli/kintone/listen';
import {test as base} from '../fixtures';

const {host: ASSISTANT_HOST, origin: ASSISTANT_ORIGIN} = new URL(ASSISTANT_URL);

/** A query with a result; every other one has none. */
export const FOUND = 'proxy';

const HIT = {
  objectID: '1',
  type: 'lvl1',
  url: '/reference/proxy/http-proxy/',
  content: null,
  hierarchy: {lvl0: 'Reference', lvl1: 'HTTP proxy', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

export interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

type Call = 'answer' | 'token' | 'feedback';
type Reply = (response: ServerResponse, request: Request) => void;

const PATHS: Readonly<Record<string, Call>> = {
  '/chat': 'answer',
  '/chat/token': 'token',
  '/chat/feedback': 'feedback',
};

/** The service, as a test sees it. */
export interface AssistantService {
  /** What it was asked, in order. */
  readonly requests: Readonly<Record<Call, Request[]>>;
  /** How it replies from now on. */
  readonly replies: Record<Call, Reply>;
}

/** Replies with JSON, or with whatever else it is told to. */
export function reply(content: unknown, status = 200): Reply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return (response) => void response.writeHead(status, {'content-type': 'application/json'}).end(text);
}

/** Sends the events of an answer, and leaves it open. */
export function sendEvents(response: ServerResponse, ...events: readonly object[]): void {
  if (!response.headersSent) {
    response.writeHead(200, {'content-type': 'text/event-stream'});
  }
  events.forEach((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
}

export const START = [{type: 'start', messageId: 'answer-1'}, {type: 'start-step'}, {type: 'text-start', id: 'text'}];
export const text = (delta: string): object => ({type: 'text-delta', id: 'text', delta});

/** Sends the end of an answer that was begun with `START`. */
export function sendEnd(response: ServerResponse): void {
  sendEvents(response, {type: 'text-end', id: 'text'}, {type: 'finish-step'}, {type: 'finish'});
  response.end('data: [DONE]\n\n');
}

/** Replies with a whole answer in Markdown. */
export function answer(markdown: string, ...before: readonly object[]): Reply {
  return (response) => {
    // What is called in one step is written about in the next: DocSearch would ask again after a step of calls alone.
    const steps = before.length > 0 ? [...before, {type: 'finish-step'}, {type: 'start-step'}] : [];
    sendEvents(response, ...START.slice(0, 2), ...steps, ...START.slice(2));
    // In pieces of a few letters, as a model writes.
    (markdown.match(/[^]{1,12}/g) ?? []).forEach((part) => sendEvents(response, text(part)));
    sendEnd(response);
  };
}

/** Says that the assistant searched the index. */
export function searched(query: string, id = query): object[] {
  return [
    {type: 'tool-input-available', toolCallId: id, toolName: 'searchIndex', input: {query}},
    {type: 'tool-output-available', toolCallId: id, output: {query, hits: [{objectID: '1'}]}},
  ];
}

/** Never replies. */
export const blackHole: Reply = () => undefined;

/** Breaks the connection. */
export const hangUp: Reply = (response) => void response.destroy();

function token(): string {
  const payload = {exp: Math.floor(Date.now() / 1000) + 3600};
  return `${Buffer.from(JSON.stringify(payload)).toString('base64')}.signature`;
}

function normalReplies(): Record<Call, Reply> {
  return {
    token: reply({success: true, token: token()}),
    answer: answer('Use `--proxy`.'),
    feedback: reply({success: true}),
  };
}

async function readBody(request: IncomingMessage): Promise<Request['body']> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
  }
  return JSON.parse(body || '{}') as Request['body'];
}

interface Service {
  readonly origin: string;
  current: AssistantService;
}

function newService(): AssistantService {
  return {requests: {answer: [], token: [], feedback: []}, replies: normalReplies()};
}

export const test = base.extend<{assistant: AssistantService}, {service: Service}>({
  ignoreHTTPSErrors: true,
  expectedHosts: /^(?:localhost|askai\.algolia\.com|insights\.algolia\.io|[\w-]+\.(?:algolia\.net|algolianet\.com))$/,
  service: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'ask-ai-'));
      const {server: certificate} = await makeCertificates([ASSISTANT_HOST], folder);
      const service: Service = {origin: '', current: newService()};
      const server = createServer(certificate, (request, response) => {
        const {requests, replies} = service.current;
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-headers', '*, authorization');
        const call = PATHS[request.url ?? ''];
        if (!call || request.method !== 'POST') {
          response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
          return;
        }
        void readBody(request).then((body) => {
          const given = {headers: request.headers, body};
          requests[call].push(given);
          replies[call](response, given);
        });
      });
      const {port, close} = await listen(server);
      await use(Object.assign(service, {origin: `https://localhost:${port}`}));
      await close();
      await rm(folder, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  assistant: [
    async ({page, service}, use) => {
      service.current = newService();
      await page.route(`${ASSISTANT_ORIGIN}/**`, (route) =>
        route.continue({url: route.request().url().replace(ASSISTANT_ORIGIN, service.origin)}),
      );
      await page.route('https://insights.algolia.io/**', (route) => route.fulfill({json: {}}));
      await page.route(/^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//, (route) => {
        const {requests} = route.request().postDataJSON() as {requests: {query: string}[]};
        const results = requests.map(({query}) => {
          const hits = query === FOUND ? [HIT] : [];
          return {hits, nbHits: hits.length, queryID: 'a'.repeat(32), query, index: 'cli'};
        });
        return route.fulfill({json: {results}});
      });
      await use(service.current);
    },
    {auto: true},
  ],
});
