/** Keeps something waiting until the test lets it go on. */
export interface Gate {
  /** Resolves once the gate is open. */
  readonly opened: Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open};
}
