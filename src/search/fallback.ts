/** Hosted search with the built-in index as a fallback that the reader can choose. */
import {DOWN_TIME} from './hosted/hostsCache';
import type {Engine, SearchClient} from './types';

export interface FallbackClient extends SearchClient {
  /** The active engine. */
  readonly engine: Engine;
  /** Makes the built-in index active at once. */
  useEmbedded(): void;
}

/**
 * Joins the two engines. While the hosted one is active, its failures go to the caller: the reader decides. Once the
 * reader has chosen the built-in index, the hosted service is tried again every two minutes, in parallel with a search.
 * After an answer, it is active from the next search on; its failure is not shown.
 */
export function createFallbackClient(hosted: SearchClient, embedded: SearchClient): FallbackClient {
  let engine: Engine = 'hosted';
  let hasAnswered = false;
  let retryAt = 0;

  function chooseEmbedded(): void {
    engine = 'embedded';
    hasAnswered = false;
    retryAt = Date.now() + DOWN_TIME;
  }

  return {
    get engine() {
      return engine;
    },
    useEmbedded: chooseEmbedded,
    search(requests, signal) {
      if (engine === 'hosted' || hasAnswered) {
        engine = 'hosted';
        return hosted.search(requests, signal);
      }
      if (Date.now() >= retryAt) {
        chooseEmbedded(); // For two more minutes, if the retry fails.
        // Without the signal: what it finds out counts even if a newer query supersedes this one.
        hosted.search(requests).then(
          () => (hasAnswered = true),
          () => undefined, // The failure has already been shown.
        );
      }
      return embedded.search(requests, signal);
    },
  };
}
