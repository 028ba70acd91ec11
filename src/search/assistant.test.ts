import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ASSISTANT_URL, assistantFetch, FAILURES, LONGEST_SILENCE} from './assistant';

const WHOLE = 'data: {"type":"start"}\n\ndata: {"type":"text-delta","id":"1","delta":"é"}\n\ndata: [DONE]\n\n';

/** Streams the pieces one by one, then ends or fails. */
function stream(pieces: readonly Uint8Array[], end: 'close' | 'error' = 'close'): ReadableStream {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) {
        controller.enqueue(piece);
      } else if (end === 'close') {
        controller.close();
      } else {
        controller.error(new TypeError('network error'));
      }
    },
  });
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The wrapped `fetch`, and what reached the one below. */
function wrap(answer: (url: string, init?: RequestInit) => Promise<Response>): {
  fetch: typeof fetch;
  leave: () => void;
} {
  const left = new AbortController();
  return {
    fetch: assistantFetch((input, init) => answer(String(input), init), left.signal),
    leave: () => left.abort(),
  };
}

const respond = (body: BodyInit, status = 200): typeof fetch => {
  return wrap(() => Promise.resolve(new Response(body, {status}))).fetch;
};

/** As `fetch`: waits until it is aborted, and rejects with the reason. */
const blackHole = (_url: string, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  test('comes through as it is, however it is cut', async () => {
    const pieces = [...bytes(WHOLE)].map((byte) => Uint8Array.of(byte));
    const response = await respond(stream(pieces))(ASSISTANT_URL, {method: 'POST'});
    expect(await response.text()).toBe(WHOLE);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that ends without its end has broken off', async () => {
    const response = await respond(stream([bytes('data: {"type":"start"}\n\n')]))(ASSISTANT_URL);
    await expect(response.text()).rejects.toThrow(FAILURES.brokenOff);
  });

  test('whose connection is lost has broken off', async () => {
    const response = await respond(stream([bytes('data: {"type":"start"}\n\n')], 'error'))(ASSISTANT_URL);
    await expect(response.text()).rejects.toThrow(FAILURES.brokenOff);
  });

  test('that is a web page has broken off', async () => {
    const response = await respond('<!doctype html>')(ASSISTANT_URL);
    await expect(response.text()).rejects.toThrow(FAILURES.brokenOff);
  });

  test('without content has broken off', async () => {
    await expect(wrap(() => Promise.resolve(new Response(null))).fetch(ASSISTANT_URL)).rejects.toThrow(
      FAILURES.brokenOff,
    );
  });

  test('that is not JSON cannot be read', async () => {
    const response = await respond(stream([bytes('data: {"type":\n\n')]))(ASSISTANT_URL);
    await expect(response.text()).rejects.toThrow(FAILURES.unreadable);
  });

  test('that tells of an error is whole: DocSearch shows the error', async () => {
    const text = 'data: {"type":"error","errorText":"Too many."}\n\n';
    expect(await (await respond(text)(ASSISTANT_URL)).text()).toBe(text);
  });
});

describe('silence', () => {
  test('before an answer ends the waiting', async () => {
    const asked = expect(wrap(blackHole).fetch(ASSISTANT_URL)).rejects.toThrow(FAILURES.silent);
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE);
    await asked;
  });

  test('within an answer ends the waiting, counted from its last part', async () => {
    const {fetch} = wrap((_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes('data: {"type":"start"}\n\n'));
          init!.signal!.addEventListener('abort', () => controller.error(init!.signal!.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE - 1);
    const response = await fetch(ASSISTANT_URL);
    const read = expect(response.text()).rejects.toThrow(FAILURES.silent);
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE);
    await read;
  });
});

describe('a failure', () => {
  test('to connect says so', async () => {
    const {fetch} = wrap(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetch(ASSISTANT_URL)).rejects.toThrow(FAILURES.unreachable);
  });

  test.each([
    ['{"message":"Too many requests.","code":"AI-205"}', 'The assistant does not answer: Too many requests. AI-205'],
    ['<h1>Bad gateway</h1>', 'The assistant does not answer: status 429.'],
    ['null', 'The assistant does not answer: status 429.'],
  ])('of the service says what it says in words: %s', async (body, message) => {
    await expect(respond(body, 429)(ASSISTANT_URL)).rejects.toThrow(message);
    await expect(respond(body, 429)(`${ASSISTANT_URL}/token`)).rejects.toThrow(message);
  });

  test('a token that is not JSON cannot be read', async () => {
    await expect(respond('<!doctype html>')(`${ASSISTANT_URL}/token`)).rejects.toThrow(FAILURES.unreadable);
    expect(await (await respond('{"token":"x"}')(`${ASSISTANT_URL}/token`)).json()).toEqual({token: 'x'});
  });

  test('of a vote is left to DocSearch, which says so itself', async () => {
    expect((await respond('', 500)(`${ASSISTANT_URL}/feedback`)).status).toBe(500);
  });
});

describe('the end', () => {
  test('leaving ends what is running; later requests go through untouched', async () => {
    const {fetch, leave} = wrap(blackHole);
    const asked = expect(fetch(ASSISTANT_URL)).rejects.toThrow(expect.objectContaining({name: 'AbortError'}) as Error);
    leave();
    await asked;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stopping is no failure', async () => {
    const stop = new AbortController();
    const asked = wrap(blackHole).fetch(ASSISTANT_URL, {signal: stop.signal});
    const expected = expect(asked).rejects.toThrow(expect.objectContaining({name: 'AbortError'}) as Error);
    stop.abort();
    await expected;
  });

  test('other requests are not touched', async () => {
    const init: RequestInit = {method: 'POST'};
    const {fetch} = wrap((url, given) => Promise.resolve(Response.json({url, isSame: given === init})));
    const response = await fetch('https://example.com/chat', init);
    expect(await response.json()).toEqual({url: 'https://example.com/chat', isSame: true});
  });
});
