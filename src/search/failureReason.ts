import {SearchError} from './types';

/**
 * What a reader is told of a failed search, besides that it has failed.
 *
 * @param error what a client has thrown
 * @returns a sentence; undefined where the reader's own connection may be the cause, or the site itself is
 */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof SearchError)) {
    return undefined;
  }
  if (error.kind !== 'unreachable') {
    return error.message;
  }
  return error.status === undefined ? undefined : `The search service is at fault: status ${error.status}.`;
}
