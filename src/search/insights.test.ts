import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createInsights, type Insights} from './insights';

let calls: unknown[];
let scripts: {src?: string; onerror?: () => void}[];

/** Creates the sender; the events the script would get are kept in `calls`. */
function create(): Insights {
  const page = {setTimeout} as unknown as Window & {aa: {queue: unknown[]}};
  vi.stubGlobal('window', page);
  const insights = createInsights({appId: 'APP', apiKey: 'KEY', indexName: 'cli'});
  calls = page.aa.queue;
  expect(calls.splice(0)).toEqual([['init', {appId: 'APP', apiKey: 'KEY', useCookie: false}]]);
  return insights;
}

const ids = (count: number): string[] => Array.from({length: count}, (_, index) => `id${index}`);

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  const append = (script: object): unknown => scripts.push(script);
  vi.stubGlobal('document', {createElement: () => ({}), head: {append}});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the script is loaded later, and its loss is logged', () => {
  create();
  expect(scripts).toEqual([]);
  vi.runAllTimers();
  expect(scripts).toMatchObject([
    {src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js'},
  ]);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  scripts[0]!.onerror!();
  expect(log).toHaveBeenCalledOnce();
});

test('views are told in batches of 20 when they have stayed for 400 ms', () => {
  const insights = create();
  insights.viewed(['superseded']);
  vi.advanceTimersByTime(399);
  insights.viewed(ids(45));
  vi.advanceTimersByTime(399);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  const event = {index: 'cli', eventName: 'Items Viewed'};
  expect(calls).toEqual([
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(0, 20)}],
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(20, 40)}],
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(40)}],
  ]);
});

test('clicks are told with the query they came of; without one they carry no position', () => {
  const insights = create();
  insights.clicked({objectID: 'a', position: 3, queryID: 'q'});
  insights.clicked({objectID: 'a', position: 3});
  const event = {index: 'cli', eventName: 'Item Selected', objectIDs: ['a']};
  expect(calls).toEqual([
    ['clickedObjectIDsAfterSearch', {...event, positions: [3], queryID: 'q'}],
    ['clickedObjectIDs', event],
  ]);
});
