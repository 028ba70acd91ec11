/** Written in each build. */
declare module '@generated/home/default/home.json' {
  import type {HomeData} from '@site/src/plugins/home';

  const home: HomeData;
  export default home;
}
