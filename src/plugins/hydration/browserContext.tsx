import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

export const Context = createContext(false);

/**
 * Replaces the core's provider, which tells components that hydration is over. React renders the changes in slices, not
 * in one long task.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
