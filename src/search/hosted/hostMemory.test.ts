import {beforeEach, describe, expect, onTestFinished, test} from 'vitest';
import {createHostMemory, DOWN_TIME, type HostMemory, type HostStorage} from './hostMemory';
import {memoryStorage} from './testing';

const HOSTS = ['https://a', 'https://b'];
const KEY = 'cli-kintone.search.failedHosts';
const START = 1_000_000;

let clock = START;
const createMemory = (storage?: HostStorage, hosts = HOSTS): HostMemory =>
  createHostMemory({hosts, storage, now: () => clock});

beforeEach(() => {
  clock = START;
});

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('a failed host is down for two minutes, the others are not', () => {
  const memory = createMemory(memoryStorage());
  memory.markDown('https://a');
  expect(HOSTS.map((host) => memory.isDown(host))).toEqual([true, false]);
  clock += DOWN_TIME - 1;
  expect(memory.isDown('https://a')).toBe(true);
  clock += 1;
  expect(memory.isDown('https://a')).toBe(false);
});

test('an answer clears the mark, and the last one leaves nothing behind', () => {
  const storage = memoryStorage();
  const memory = createMemory(storage);
  memory.markDown('https://a');
  memory.markUp('https://a');
  expect(memory.isDown('https://a')).toBe(false);
  expect(storage.items.size).toBe(0);
});

test('another page and another tab know, too', () => {
  const storage = memoryStorage();
  const [one, other] = [createMemory(storage), createMemory(storage)];
  one.markDown('https://a');
  expect(other.isDown('https://a')).toBe(true);
  other.markUp('https://a');
  expect(one.isDown('https://a')).toBe(false);
});

test('the stored value stays under one key and does not grow', () => {
  const storage = memoryStorage();
  for (let application = 0; application < 50; application++) {
    const hosts = HOSTS.map((host) => `${host}-${application}`);
    const memory = createMemory(storage, hosts);
    for (let failure = 0; failure < 10; failure++) {
      clock += 1;
      hosts.forEach((host) => memory.markDown(host));
    }
  }
  expect([...storage.items.keys()]).toEqual([KEY]);
  expect(storage.items.get(KEY)!.length).toBeLessThan(100);
});

describe('a stored value that is not ours', () => {
  test.each([
    '',
    'null',
    '7',
    '"text"',
    '[1,2]',
    '{"https://a":',
    '{"https://a":"yesterday"}',
    '{"https://a":null}',
    '{"https://a":{"isUp":false}}',
    `{"https://a":${START + 1}}`,
    '{"__proto__":{"https://a":1000000}}',
    'x'.repeat(100_000),
  ])('counts as empty and is overwritten: %.40j', (value) => {
    const storage = memoryStorage();
    storage.setItem(KEY, value);
    const memory = createMemory(storage);
    expect(memory.isDown('https://a')).toBe(false);
    memory.markDown('https://b');
    expect(storage.items.get(KEY)).toBe(`{"https://b":${START}}`);
  });
});

describe('without a storage that works, the page remembers for itself', () => {
  test.each<[string, HostStorage | undefined]>([
    ['missing', undefined],
    ['forbidden', {getItem: forbidden, setItem: forbidden, removeItem: forbidden}],
    ['full', {getItem: () => null, setItem: full, removeItem: () => undefined}],
    ['full of something else', {getItem: () => '[', setItem: full, removeItem: () => undefined}],
  ])('%s', (_, storage) => {
    const memory = createMemory(storage);
    expect(memory.isDown('https://a')).toBe(false);
    memory.markDown('https://a');
    memory.markDown('https://b');
    memory.markUp('https://b');
    expect(HOSTS.map((host) => memory.isDown(host))).toEqual([true, false]);
    clock += DOWN_TIME;
    expect(memory.isDown('https://a')).toBe(false);
  });

  test('the access itself forbidden', () => {
    Object.defineProperty(globalThis, 'localStorage', {get: forbidden, configurable: true});
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
    const memory = createMemory();
    memory.markDown('https://a');
    expect(memory.isDown('https://a')).toBe(true);
  });
});
