/**
 * Waits for some work. When the time is over, the work continues, since not all work can be canceled, but its result is
 * ignored.
 *
 * @param limit in milliseconds
 * @throws DOMException 'TimeoutError' when the time is over; the signal's reason when it is aborted
 */
export function inTime<T>(work: Promise<T>, limit: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new DOMException(`No answer within ${limit} ms.`, 'TimeoutError');
    const timer = setTimeout(() => reject(late), limit);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
