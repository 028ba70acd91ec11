/** Written in each build. */
declare module '@generated/home/default/home.json' {
  const home: unknown;
  export default home;
}
