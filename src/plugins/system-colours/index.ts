/**
 * The reader's system decides between dark and light where no script can. A script sets `data-theme` on `<html>`,
 * and all dark rules, ours and the theme's, hang on that attribute; without it everybody would get the light page.
 */
import type {Plugin} from '@docusaurus/types';
import {systemColours} from './systemColours';

export default function systemColoursPlugin(): Plugin {
  return {
    name: 'system-colours',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, systemColours]}),
  };
}
