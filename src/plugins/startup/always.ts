/** Stands in for `useIsBrowser` where a component would otherwise be built anew after hydration. */
export default (): boolean => true;
