import {expect, test} from 'vitest';
import {failureReason} from './failureReason';
import {SearchError} from './types';

test.each([
  ['no connection', new SearchError('unreachable', 'No host answers: https://a: Failed to fetch'), undefined],
  [
    'hosts at fault',
    new SearchError('unreachable', 'The search service is at fault: status 503.', 503),
    'The search service is at fault: status 503.',
  ],
  [
    'a refusal',
    new SearchError('api', 'The search service refuses: bad key', 403),
    'The search service refuses: bad key',
  ],
  ['what cannot be read', new SearchError('deserialization', 'That is no JSON.'), 'That is no JSON.'],
  ['a mistake of ours', new TypeError('x is undefined'), undefined],
])('%s', (_, error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
