/** Hosted search with the built-in index to fall back on, when the reader chooses so. */
import {DOWN_TIME} from './hosted/hostsCache';
import type {Engine, SearchAnswer, SearchClient} from './types';

/** How long a retry may keep the reader waiting, in milliseconds, before the built-in index answers instead. */
const HEAD_START = 1_000;

export interface FallbackClient extends SearchClient {
  /** Who is in charge now. */
  readonly engine: Engine;
  /** Puts the built-in index in charge, at once. */
  useEmbedded(): void;
}

/**
 * Joins the two engines. As long as the hosted one is in charge, its failures go to the caller: the reader decides.
 * Once the reader has chosen the built-in index, the hosted service is tried again every two minutes, with the search
 * that is due then. When it answers it is in charge again; its failure is not seen.
 */
export function createFallbackClient(hosted: SearchClient, embedded: SearchClient): FallbackClient {
  let engine: Engine = 'hosted';
  let retryAt = 0;

  const chooseEmbedded = (): void => {
    engine = 'embedded';
    retryAt = Date.now() + DOWN_TIME;
  };

  return {
    get engine() {
      return engine;
    },
    useEmbedded: chooseEmbedded,
    async search(requests, options) {
      if (engine === 'hosted') {
        return hosted.search(requests, options);
      }
      let answer: SearchAnswer | undefined;
      if (Date.now() >= retryAt) {
        chooseEmbedded(); // For the searches until the retry has ended, and for two minutes if it fails.
        // Without the signal: what the retry finds out counts even if a newer query supersedes this one.
        const retry = hosted.search(requests).then(
          (found) => {
            engine = 'hosted';
            return found;
          },
          () => undefined, // The reader has been told of it before: the built-in index goes on.
        );
        answer = await Promise.race([retry, new Promise<undefined>((resolve) => setTimeout(resolve, HEAD_START))]);
      }
      return answer ?? embedded.search(requests, options);
    },
  };
}
