/** Click and view events for the hosted service's statistics. They never disturb a search. */
import {chunks} from './hosted/chunks';
import {AGENT} from './hosted/client';
import {exchange} from './hosted/exchange';
import {TIMEOUTS} from './hosted/transport';

const HOST = 'https://insights.algolia.io';

/** Most ids in one view event: the service's limit (specification §7). */
const VIEW_BATCH_SIZE = 20;

/** How long results must stay before they count as viewed, in milliseconds (specification §7). */
const VIEW_DELAY = 400;

export interface Click {
  readonly objectID: string;
  /** Place in the results, counted from 1. */
  readonly position: number;
  /** From the answer that held the hit. */
  readonly queryID?: string;
}

export interface Insights {
  /** Tells which results are shown now. Only the last of several calls in short order counts. */
  viewed(objectIDs: readonly string[]): void;
  /** Tells that a result was chosen. The event survives leaving the page. */
  clicked(click: Click): void;
}

export interface InsightsOptions {
  /** False: nothing is ever sent; left out: true. */
  readonly enabled?: boolean;
  readonly appId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
}

type InsightsEvent = Readonly<Record<string, unknown>>;

/**
 * Creates the sender of events. Visitors are told apart by a random token that lives as long as the page: there is
 * no cookie and nothing is stored. A failure is logged to the console.
 */
export function createInsights(options: InsightsOptions): Insights {
  if (options.enabled === false) {
    return {viewed: () => undefined, clicked: () => undefined};
  }
  const {appId, apiKey, indexName} = options;
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
    'x-algolia-agent': AGENT,
  });
  const userToken = anonymousToken();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastViewed = '';

  const send = (events: readonly InsightsEvent[]): void => {
    exchange({
      host: HOST,
      path: `/1/events?${query}`,
      init: {
        method: 'POST',
        keepalive: true,
        body: JSON.stringify({events: events.map((event) => ({...event, index: indexName, userToken}))}),
      },
      fetch,
      limit: TIMEOUTS.connect + TIMEOUTS.write,
      signal: new AbortController().signal,
    })
      .then(({status, text}) => {
        if (status > 299) {
          throw new Error(`status ${status}: ${text}`);
        }
      })
      .catch(logFailure);
  };

  const sendViewed = (objectIDs: readonly string[]): void => {
    const viewed = JSON.stringify(objectIDs);
    if (objectIDs.length === 0 || viewed === lastViewed) {
      return; // The same results again, as after a change of the query that changes nothing.
    }
    lastViewed = viewed;
    send(
      chunks(objectIDs, VIEW_BATCH_SIZE).map((ids) => ({eventType: 'view', eventName: 'Items Viewed', objectIDs: ids})),
    );
  };

  return {
    viewed(objectIDs) {
      clearTimeout(timer);
      timer = setTimeout(() => sendViewed(objectIDs), VIEW_DELAY);
    },
    clicked({objectID, position, queryID}) {
      const event = {eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID]};
      send([queryID ? {...event, queryID, positions: [position]} : event]); // A position is refused without a query.
    },
  };
}

/** `crypto.randomUUID` is missing on pages without TLS, such as those of an intranet. */
function anonymousToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- The only trace of a failure that must not reach the reader.
  console.error('Search statistics could not be sent.', error);
}
