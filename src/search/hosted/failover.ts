/** A failure of one host; another may do better. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';

  /** @param status what the host replied with, if it replied */
  constructor(
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface FailoverOptions<T> {
  /** In the order to ask them. */
  readonly hosts: readonly string[];
  /**
   * Asks one host. It must settle soon after its signal is aborted.
   *
   * @throws HostFailure when the next host should be asked; any other error ends the matter
   */
  readonly ask: (host: string, signal: AbortSignal) => Promise<T>;
  /** How long a host may be silent, in milliseconds, before the next one is asked, too. */
  readonly patience: number;
  /** Called for a host that was silent for so long. */
  readonly onSilence: (host: string) => void;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/**
 * Asks one host after the other and takes the first answer. The next host is asked as soon as one has failed or
 * has been silent for `patience`; a silent one may still answer. The first answer aborts what is under way.
 *
 * @throws AggregateError of the hosts' failures when all have failed; the first error that is no HostFailure;
 *   the signal's reason
 */
export function askInTurn<T>({hosts, ask, patience, onSilence, signal}: FailoverOptions<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const waiting = [...hosts];
    const failures: HostFailure[] = [];
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const underway = new AbortController();

    const settle = (finish: () => void): void => {
      if (!underway.signal.aborted) {
        timers.forEach((timer) => clearTimeout(timer));
        signal?.removeEventListener('abort', abort);
        finish();
        underway.abort();
      }
    };
    const abort = (): void => settle(() => reject(signal?.reason as Error));

    const askNext = (): void => {
      const host = waiting.shift();
      if (host === undefined || underway.signal.aborted) {
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        onSilence(host);
        askNext();
      }, patience);
      timers.add(timer);
      ask(host, underway.signal).then(
        (answer) => settle(() => resolve(answer)),
        (error: unknown) => {
          if (!(error instanceof HostFailure)) {
            settle(() => reject(error as Error));
            return;
          }
          failures.push(error);
          if (failures.length === hosts.length) {
            settle(() => reject(new AggregateError(failures, failures.map(({message}) => message).join('; '))));
          } else if (timers.delete(timer)) {
            clearTimeout(timer);
            askNext(); // Unless its silence already let the next one in.
          }
        },
      );
    };

    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    askNext();
  });
}
