import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {askInTurn, HostFailure, type FailoverOptions} from './failover';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

type Script = Readonly<Record<string, {readonly after: number; readonly fails?: Error}>>;

/** Asks hosts that answer with their name, or fail, after so many milliseconds. */
function play(script: Script, options?: Partial<FailoverOptions<string>>): {result: Promise<unknown>; log: string[]} {
  const log: string[] = [];
  const start = Date.now();
  const note = (event: string): void => void log.push(`${Date.now() - start} ${event}`);
  const result = askInTurn<string>({
    hosts: Object.keys(script),
    ask: (host, signal) => {
      const {after, fails} = script[host]!;
      note(`ask ${host}`);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => (fails ? reject(fails) : resolve(host)), after);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          note(`abort ${host}`);
          reject(new Error('aborted'));
        });
      });
    },
    patience: 1_000,
    onSilence: (host) => note(`silent ${host}`),
    ...options,
  })
    .catch((error: unknown) => error)
    .finally(() => note('end'));
  return {result, log};
}

const down = new HostFailure('down');

test('one host that answers is enough', async () => {
  const {result, log} = play({a: {after: 999}, b: {after: 1}});
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('a');
  expect(log).toEqual(['0 ask a', '999 abort a', '999 end']);
});

test('a failure brings on the next host at once', async () => {
  const {result, log} = play({a: {after: 10, fails: down}, b: {after: 10}});
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('b');
  expect(log.filter((line) => line.includes('ask'))).toEqual(['0 ask a', '10 ask b']);
});

test('silence brings on the next host, and the first answer wins', {retry: 3}, async () => {
  const {result, log} = play({a: {after: 1_500}, b: {after: 600}, c: {after: 1}});
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('a');
  expect(log.slice(0, 3)).toEqual(['0 ask a', '1000 silent a', '1000 ask b']);
  expect(log).toContain('1500 abort b');
  expect(log.at(-1)).toBe('1500 end');
});

test('a host that is silent and then fails brings on one host, not two', async () => {
  const {log} = play({a: {after: 1_100, fails: down}, b: {after: 900}, c: {after: 1}});
  await vi.runAllTimersAsync();
  expect(log.filter((line) => line.includes('ask'))).toEqual(['0 ask a', '1000 ask b']);
});

test('when all fail, the failures are told', async () => {
  const {result} = play({a: {after: 1, fails: down}, b: {after: 3_000, fails: new HostFailure('late')}});
  await vi.runAllTimersAsync();
  const error = (await result) as AggregateError;
  expect(error).toBeInstanceOf(AggregateError);
  expect(error.errors).toHaveLength(2);
  expect(error.message).toBe('down; late');
});

test('another error ends the matter', async () => {
  const refusal = new Error('refused');
  const {result, log} = play({a: {after: 1, fails: refusal}, b: {after: 1}});
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe(refusal);
  expect(log.filter((line) => line.includes('ask'))).toEqual(['0 ask a']);
});

test('an abort ends all', async () => {
  const controller = new AbortController();
  const {result, log} = play({a: {after: 5_000}, b: {after: 5_000}}, {signal: controller.signal});
  await vi.advanceTimersByTimeAsync(1_200);
  controller.abort('enough');
  await expect(result).resolves.toBe('enough');
  expect(log).toEqual(expect.arrayContaining(['1200 abort a', '1200 abort b', '1200 end']));
});
