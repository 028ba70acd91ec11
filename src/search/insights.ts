/**
 * Click and view events for the hosted service's statistics, sent by its own script from a CDN (specification §7). They
 * never disturb a search. A random token, kept only while the page is open, identifies visitors without a cookie.
 */
import type {SearchConfig} from './setup';

export const SCRIPT_URL = 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';

/** Maximum number of ids in one view event (specification §7). */
const VIEW_BATCH_SIZE = 20;

/** Time before results count as viewed, in milliseconds (specification §7). */
const VIEW_DELAY = 400;

type Send = (method: string, event: Readonly<Record<string, unknown>>) => void;

export interface Insights {
  /** Reports the visible results. Of several calls in quick succession, only the last one counts. */
  viewed(objectIDs: readonly string[]): void;
  /**
   * Reports that a result was chosen. The event survives leaving the page.
   *
   * @param position in the results, counted from 1
   * @param queryID from the response that contained the hit
   */
  clicked(objectID: string, position: number, queryID: string | undefined): void;
}

/** Creates the event sender. The first event loads the script; a load failure is logged to the console. */
export function createInsights(config: Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>): Insights {
  const {appId, apiKey, indexName: index} = config;
  let aa: Send | undefined;
  const send: Send = (method, event) => {
    aa ??= loadScript({appId, apiKey, useCookie: false});
    aa(method, {index, ...event});
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    viewed(objectIDs) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (let start = 0; start < objectIDs.length; start += VIEW_BATCH_SIZE) {
          const batch = objectIDs.slice(start, start + VIEW_BATCH_SIZE);
          send('viewedObjectIDs', {eventName: 'Items Viewed', objectIDs: batch});
        }
      }, VIEW_DELAY);
    },
    clicked(objectID, position, queryID) {
      const event = {eventName: 'Item Selected', objectIDs: [objectID], positions: [position], queryID};
      send('clickedObjectIDsAfterSearch', event);
    },
  };
}

/** @returns the function that the script looks for by name; it queues calls until then */
function loadScript(options: Readonly<Record<string, unknown>>): Send {
  const queue: unknown[] = [['init', options]];
  const aa = Object.assign((...call: Parameters<Send>) => void queue.push(call), {queue});
  Object.assign(window, {AlgoliaAnalyticsObject: 'aa', aa});
  const script = document.createElement('script');
  script.src = SCRIPT_URL;
  // eslint-disable-next-line no-console -- The only trace of a failure that must not reach the reader.
  script.onerror = () => console.error('Search statistics could not be loaded.');
  document.head.append(script);
  return aa;
}
