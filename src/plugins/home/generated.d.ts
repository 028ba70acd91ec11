/** Written in each build. */
declare module '@generated/home/default/home.json' {
  const home: import('./index').HomeData;
  export default home;
}
