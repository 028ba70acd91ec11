import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createInsights, type Insights} from './insights';

let page: Partial<Window> & {aa?: {queue: unknown[]}};
let scripts: {src?: string; onerror?: () => void}[];

const create = (): Insights => createInsights({appId: 'APP', apiKey: 'KEY', indexName: 'cli'});

/** Returns the queued calls for the script, without the initial ones. */
function calls(): unknown[] {
  const [init, ...others] = page.aa?.queue ?? [];
  expect(init).toEqual(page.aa && ['init', {appId: 'APP', apiKey: 'KEY', useCookie: false}]);
  return others;
}

const ids = (count: number): string[] => Array.from({length: count}, (_, index) => `id${index}`);

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  vi.stubGlobal('window', page);
  scripts = [];
  const append = (script: object): unknown => scripts.push(script);
  vi.stubGlobal('document', {createElement: () => ({}), head: {append}});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first event loads the script once, and a load failure is logged', () => {
  const insights = create();
  vi.runAllTimers();
  expect(scripts).toEqual([]);
  insights.clicked('a', 3, 'q');
  insights.clicked('b', 4, 'q');
  expect(scripts).toMatchObject([
    {src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js'},
  ]);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  scripts[0]!.onerror!();
  expect(log).toHaveBeenCalledOnce();
});

test('views are reported in batches of 20 after 400 ms', () => {
  const insights = create();
  insights.viewed(['superseded']);
  vi.advanceTimersByTime(399);
  insights.viewed(ids(45));
  vi.advanceTimersByTime(399);
  expect(calls()).toEqual([]);
  vi.advanceTimersByTime(1);
  const event = {index: 'cli', eventName: 'Items Viewed'};
  expect(calls()).toEqual([
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(0, 20)}],
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(20, 40)}],
    ['viewedObjectIDs', {...event, objectIDs: ids(45).slice(40)}],
  ]);
});

test('clicks are reported with their position and query', () => {
  create().clicked('a', 3, 'q');
  const event = {index: 'cli', eventName: 'Item Selected', objectIDs: ['a'], positions: [3], queryID: 'q'};
  expect(calls()).toEqual([['clickedObjectIDsAfterSearch', event]]);
});
