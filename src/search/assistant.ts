/**
 * The way to the Ask AI service. DocSearch calls it by the page's `fetch`, takes no other, waits for ever, takes an
 * answer that breaks off for a whole one, and shows an error's message as it comes: "Failed to fetch", or a page of
 * HTML. This `fetch` gives every failure an end and a sentence.
 *
 * The service streams an answer as server-sent events, each a JSON object with a `type`, and ends it with `[DONE]`
 * (the AI SDK's UI message stream protocol, version 1).
 */

/** Where DocSearch 4.7 asks; below it: the answer itself, `/token` and `/feedback`. */
export const ASSISTANT_URL = 'https://askai.algolia.com/chat';

/** Longest silence before an answer, or between its parts, in milliseconds: the write time-out of specification §9. */
export const LONGEST_SILENCE = 30_000;

const ASK_AGAIN = 'Ask again, or go back to search.';

/** What a reader is told. */
export const FAILURES = {
  unreachable: 'The assistant cannot be reached. You might want to check your network connection.',
  silent: `The assistant has been silent for ${LONGEST_SILENCE / 1000} seconds. ${ASK_AGAIN}`,
  brokenOff: `The answer broke off. ${ASK_AGAIN}`,
  unreadable: `What the assistant sent cannot be read. ${ASK_AGAIN}`,
  refused: 'The assistant does not answer',
} as const;

type Fetch = typeof globalThis.fetch;

interface Silence {
  restart(): void;
  stop(): void;
}

/**
 * Wraps a `fetch` for as long as Ask AI is open.
 *
 * @param fetch the page's own, which gets every other request untouched
 * @param left aborted when the reader leaves: ends what is still running
 * @returns a `fetch` that rejects, or breaks an answer's stream, with an Error whose message is one of `FAILURES`
 */
export function assistantFetch(fetch: Fetch, left: AbortSignal): Fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(ASSISTANT_URL) && !left.aborted ? ask(fetch, url, init ?? {}, left) : fetch(input, init);
  };
}

async function ask(fetch: Fetch, url: string, init: RequestInit, left: AbortSignal): Promise<Response> {
  const call = new AbortController();
  for (const signal of [left, init.signal]) {
    signal?.addEventListener('abort', () => call.abort(), {once: true});
  }
  if (init.signal?.aborted) {
    call.abort();
  }
  const silence = watchSilence(() => call.abort(new Error(FAILURES.silent)));
  /** A call that was ended, by the reader or by silence, carries its reason already. */
  const told = (error: unknown, message: string): unknown =>
    call.signal.aborted ? call.signal.reason : new Error(message, {cause: error});

  let response: Response;
  try {
    response = await fetch(url, {...init, signal: call.signal});
  } catch (error) {
    silence.stop();
    throw told(error, FAILURES.unreachable);
  }
  if (url === ASSISTANT_URL && response.ok && response.body) {
    return new Response(watchAnswer(response.body, silence, told), response);
  }
  try {
    return await readWhole(url, response);
  } finally {
    silence.stop();
  }
}

function watchSilence(onSilence: () => void): Silence {
  let timer = setTimeout(onSilence, LONGEST_SILENCE);
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, LONGEST_SILENCE);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Hands an answer on as it comes, and fails where it ends before its end. */
function watchAnswer(
  body: ReadableStream<Uint8Array>,
  silence: Silence,
  told: (error: unknown, message: string) => unknown,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const events = readEvents();
  return new ReadableStream({
    async pull(controller) {
      try {
        const {done, value} = await reader.read();
        if (!done) {
          silence.restart();
          events.add(value);
          controller.enqueue(value);
          return;
        }
        silence.stop();
        if (!events.isWhole()) {
          throw new Error('The stream has no end.');
        }
        controller.close();
      } catch (error) {
        silence.stop();
        controller.error(told(error, error instanceof SyntaxError ? FAILURES.unreadable : FAILURES.brokenOff));
      }
    },
    cancel(reason) {
      silence.stop();
      return reader.cancel(reason);
    },
  });
}

/** Looks for the end among an answer's events. Throws SyntaxError at an event that is not JSON. */
function readEvents(): {add(chunk: Uint8Array): void; isWhole(): boolean} {
  const decoder = new TextDecoder();
  let rest = '';
  let isWhole = false;
  return {
    add(chunk) {
      const lines = (rest + decoder.decode(chunk, {stream: true})).split(/\r?\n/);
      rest = lines.pop()!;
      for (const line of lines) {
        const data = /^data:(.*)/.exec(line)?.[1]?.trim();
        if (data === '[DONE]') {
          isWhole = true;
        } else if (data) {
          // An error that the service tells of ends the answer, too.
          const {type} = Object(JSON.parse(data)) as {type?: unknown};
          isWhole ||= type === 'finish' || type === 'error' || type === 'abort';
        }
      }
    },
    isWhole: () => isWhole,
  };
}

/** What the service says in its JSON, or nothing. */
function parse(text: string): {message?: unknown; code?: unknown} | undefined {
  try {
    return Object(JSON.parse(text)) as {message?: unknown; code?: unknown};
  } catch {
    return undefined;
  }
}

/** What is no stream: a refusal, a token, or the receipt of a vote, of which DocSearch reads the status alone. */
async function readWhole(url: string, response: Response): Promise<Response> {
  if (url.endsWith('/feedback')) {
    return response;
  }
  const text = await response.text();
  const content = parse(text);
  if (!response.ok) {
    // DocSearch knows a conversation that is too long by its code.
    const words = [content?.message, content?.code].filter((word) => typeof word === 'string').join(' ');
    throw new Error(`${FAILURES.refused}: ${words || `status ${response.status}.`}`);
  }
  if (!content) {
    throw new Error(url === ASSISTANT_URL ? FAILURES.brokenOff : FAILURES.unreadable);
  }
  return new Response(text, response);
}
