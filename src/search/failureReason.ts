import {SearchError} from './types';

/**
 * What a reader is told of a failed search, besides that it has failed.
 *
 * @param error what a client has thrown
 * @returns a sentence; undefined where the reader's own connection may be the cause, or the site itself is
 */
export function failureReason(error: unknown): string | undefined {
  const isKnown = error instanceof SearchError && (error.kind !== 'unreachable' || error.status !== undefined);
  return isKnown ? error.message : undefined;
}
