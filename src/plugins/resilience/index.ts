/** Keeps pages alive where Docusaurus gives up: at addresses, stored values and networks that it does not reckon with. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeScripts} from './beforeScripts';

export default function resiliencePlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const innerHTML = `(${beforeScripts.toString()})(${JSON.stringify(announcementBar?.id)})`;
  return {
    name: 'resilience',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
