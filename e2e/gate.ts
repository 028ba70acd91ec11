/** Keeps something waiting: `opened` resolves once the test opens the gate. */
export function createGate(): {readonly opened: Promise<void>; readonly open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open};
}
