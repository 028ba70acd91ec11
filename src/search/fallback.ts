/**
 * Hosted search with the built-in index to fall back on.
 *
 *     hosted ──useEmbedded()──▶ embedded ──two minutes over, next search──▶ retry
 *        ▲                         ▲                                          │
 *        │                         └─────── it fails: two more minutes ───────┤
 *        └──────────────────────────── it answers ────────────────────────────┘
 *
 * While hosted, failures go to the caller: the reader decides. Once the reader has chosen the built-in index, no
 * failure of the hosted service is seen again.
 */
import {DOWN_TIME} from './hosted/hostMemory';
import type {Engine, SearchClient} from './types';

/** How long a retry may keep the reader waiting, in milliseconds, before the built-in index answers instead. */
const HEAD_START = 1_000;

export interface FallbackClient extends SearchClient {
  /** Who is in charge now. */
  readonly engine: Engine;
  /** Puts the built-in index in charge, at once. */
  useEmbedded(): void;
}

export interface FallbackOptions {
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
}

/**
 * Joins the two engines. It begins with the hosted one.
 *
 * A retry asks the hosted service with the search that is due anyway. If it does not answer within a second the
 * built-in index does; an answer that comes later still puts the hosted service back in charge.
 */
export function createFallbackClient(
  hosted: SearchClient,
  embedded: SearchClient,
  {now = Date.now}: FallbackOptions = {},
): FallbackClient {
  let engine: Engine = 'hosted';
  let retryAt = 0;

  const chooseEmbedded = (): void => {
    engine = 'embedded';
    retryAt = now() + DOWN_TIME;
  };

  const askHosted: FallbackClient['search'] = async (requests, options) => {
    const answer = await hosted.search(requests, options);
    engine = 'hosted';
    return answer;
  };

  const askEmbedded: FallbackClient['search'] = (requests, options) => embedded.search(requests, options);

  const retryHosted: FallbackClient['search'] = async (requests, options) => {
    chooseEmbedded(); // For the searches until the retry has ended, and for two minutes if it fails.
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOverdue = false;
    const headStart = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isOverdue = true;
        resolve(undefined);
      }, HEAD_START);
    });
    const retry = askHosted(requests, options).catch((error: unknown) => {
      if (options?.signal?.aborted) {
        if (!isOverdue) {
          retryAt = now(); // Superseded, so nothing is known: the next search tries again.
        }
        throw error;
      }
      return undefined; // The reader has been told of it before: the built-in index goes on.
    });
    const answer = await Promise.race([retry, headStart]).finally(() => clearTimeout(timer));
    return answer ?? askEmbedded(requests, options);
  };

  return {
    get engine() {
      return engine;
    },
    useEmbedded: chooseEmbedded,
    search(requests, options) {
      if (engine === 'hosted') {
        return askHosted(requests, options);
      }
      return now() < retryAt ? askEmbedded(requests, options) : retryHosted(requests, options);
    },
  };
}
