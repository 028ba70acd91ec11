/**
 * Waits for a promise. After the time limit or an abort, the work continues, since not all work can be canceled, but
 * its result is ignored.
 *
 * @param limit in milliseconds
 * @throws DOMException 'TimeoutError' after the time limit; the signal's reason after an abort
 */
export function withTimeout<T>(work: Promise<T>, limit: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new DOMException(`No answer within ${limit} ms.`, 'TimeoutError');
    const timer = setTimeout(() => reject(late), limit);
    const onAbort = (): void => reject(signal!.reason as Error);
    signal?.addEventListener('abort', onAbort);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  });
}
