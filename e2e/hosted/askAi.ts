/** A fake Ask AI server, which answers each question immediately. */
import type {Route} from '@playwright/test';
import {test as base} from './fixtures';
import {ONE_HIT, found} from './service';

/** The service's interface for tests. */
export interface AssistantService {
  /** Headers and bodies of the questions, in order. */
  readonly questions: {readonly headers: Record<string, string>; readonly body: Record<string, unknown>}[];
  readonly votes: unknown[];
  /** The behavior for further questions. */
  answer: (route: Route) => Promise<void>;
}

/** Answers with Markdown. */
export function answer(markdown: string): AssistantService['answer'] {
  const events = [
    {type: 'start', messageId: 'answer-1'},
    {type: 'start-step'},
    {type: 'text-start', id: 'text'},
    {type: 'text-delta', id: 'text', delta: markdown},
    {type: 'text-end', id: 'text'},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
  const body = `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
  return (route) => route.fulfill({contentType: 'text/event-stream', body});
}

/** Returns the text of each question that the service received. */
export function asked({questions}: AssistantService): unknown[] {
  return questions.map(({body}) => {
    const messages = body.messages as {role: string; parts: {text?: string}[]}[];
    return messages.filter(({role}) => role === 'user').at(-1)?.parts[0]?.text;
  });
}

export const test = base.extend<{assistant: AssistantService}>({
  assistant: [
    async ({page, service}, use) => {
      service.behave(found([ONE_HIT])); // The site's index is slower, and no test checks the results.
      const assistant: AssistantService = {questions: [], votes: [], answer: answer('Use `--proxy`.')};
      await page.addInitScript(() => {
        // The browser's console doesn't report all violations.
        document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
          reportError(`The policy refuses ${blockedURI} by ${violatedDirective}.`);
        });
      });
      await page.route('https://askai.algolia.com/**', async (route, request) => {
        const {pathname} = new URL(request.url());
        if (pathname === '/chat/token') {
          const expires = Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64');
          await route.fulfill({json: {success: true, token: `${expires}.signature`}});
        } else if (pathname === '/chat/feedback') {
          assistant.votes.push(request.postDataJSON());
          await route.fulfill({json: {success: true}});
        } else {
          const body = request.postDataJSON() as Record<string, unknown>;
          assistant.questions.push({headers: request.headers(), body});
          await assistant.answer(route);
        }
      });
      await use(assistant);
    },
    {auto: true},
  ],
});
