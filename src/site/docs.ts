import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import docs from '../plugins/docs';
import {EDIT_URL} from './links';
import {ADMONITIONS, REMARK_PLUGINS} from './markdown';

/**
 * One docs section as a plugin entry.
 *
 * @param id plugin id, sidebar name and base path in one: `guide` serves `/guide/`
 * @param path the section's folder
 * @param sidebarPath the section's sidebar file
 */
export function docsSection(id: string, path: string, sidebarPath: string): PluginConfig {
  return [
    docs,
    {
      id,
      path,
      routeBasePath: id,
      sidebarPath,
      sidebarCollapsed: false,
      editUrl: EDIT_URL,
      showLastUpdateTime: true,
      admonitions: ADMONITIONS,
      beforeDefaultRemarkPlugins: REMARK_PLUGINS,
    } satisfies Partial<Options>,
  ];
}
