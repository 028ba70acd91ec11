/** For the theme's tabs, which would be rendered again when the answer changes after hydration. */
export default (): boolean => true;
