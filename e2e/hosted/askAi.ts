/** A stand-in of the Ask AI service, which answers each question in one piece. */
import type {Page, Route} from '@playwright/test';
import {test as base} from './fixtures';
import {ONE_HIT} from './hits';
import {found} from './service';

const ORIGIN = 'https://askai.algolia.com';

/** The service, as a test sees it. */
export interface AssistantService {
  /** Headers and bodies of the questions and votes so far, in order. */
  readonly questions: {readonly headers: Record<string, string>; readonly body: Record<string, unknown>}[];
  readonly votes: Record<string, unknown>[];
  /** How it answers questions from now on. */
  answer: (route: Route) => Promise<void>;
}

/** Answers with Markdown, after having searched the index for these queries. */
export function answer(markdown: string, ...searched: readonly string[]): AssistantService['answer'] {
  const calls = searched.flatMap((query) => [
    {type: 'tool-input-available', toolCallId: query, toolName: 'searchIndex', input: {query}},
    {type: 'tool-output-available', toolCallId: query, output: {query, hits: [{objectID: '1'}]}},
  ]);
  const events = [
    {type: 'start', messageId: 'answer-1'},
    {type: 'start-step'},
    // What is called in one step is written about in the next: DocSearch would ask again after a step of calls alone.
    ...(calls.length > 0 ? [...calls, {type: 'finish-step'}, {type: 'start-step'}] : []),
    {type: 'text-start', id: 'text'},
    {type: 'text-delta', id: 'text', delta: markdown},
    {type: 'text-end', id: 'text'},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
  const body = `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
  return (route) => route.fulfill({contentType: 'text/event-stream', body});
}

/** The words of each question that the service was asked. */
export function asked({questions}: AssistantService): unknown[] {
  return questions.map(({body}) => {
    const messages = body.messages as {role: string; parts: {text?: string}[]}[];
    return messages.filter(({role}) => role === 'user').at(-1)?.parts[0]?.text;
  });
}

async function attach(page: Page, assistant: AssistantService): Promise<void> {
  const expires = Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64');
  await page.route(`${ORIGIN}/chat/token`, (route) =>
    route.fulfill({json: {success: true, token: `${expires}.signature`}}),
  );
  await page.route(`${ORIGIN}/chat/feedback`, (route) => {
    assistant.votes.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({json: {success: true}});
  });
  await page.route(`${ORIGIN}/chat`, (route, request) => {
    assistant.questions.push({headers: request.headers(), body: request.postDataJSON() as Record<string, unknown>});
    return assistant.answer(route);
  });
}

export const test = base.extend<{assistant: AssistantService}>({
  expectedHosts: /^(?:localhost|askai\.algolia\.com|insights\.algolia\.io|[\w-]+\.(?:algolia\.net|algolianet\.com))$/,
  assistant: [
    async ({page, service}, use) => {
      service.behave(found([ONE_HIT])); // At once: these tests let time pass.
      const assistant: AssistantService = {questions: [], votes: [], answer: answer('Use `--proxy`.')};
      await attach(page, assistant);
      await use(assistant);
    },
    {auto: true},
  ],
});
