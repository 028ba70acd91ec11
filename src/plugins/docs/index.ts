/**
 * Docusaurus' docs plugin, with its category index pages at the site's root.
 *
 * The stock plugin puts generated indexes below its own base path (`/guide/category/commands/`). The site's route table
 * has them at `/category/commands/`, in the sidebar of their section. ./rootCategories does the work; this file wraps
 * two life-cycle steps of the stock plugin.
 */
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {hoistCategories, splitRoute} from './rootCategories';

async function docsPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  // Docusaurus' types end here. The result of `validateOptions` comes back as `unknown`.
  const stock = await pluginContentDocs(context, options as PluginOptions);
  return {
    ...stock,
    async loadContent(): Promise<LoadedContent> {
      const {loadedVersions} = await stock.loadContent!();
      return {loadedVersions: loadedVersions.map((version) => hoistCategories(version, context.baseUrl))};
    },
    async contentLoaded({content, actions}) {
      await stock.contentLoaded!({
        content: content as LoadedContent,
        actions: {...actions, addRoute: (route) => splitRoute(route).forEach(actions.addRoute)},
      });
    },
  } as Plugin;
}

/** The docs plugin of a section. The stock function's type covers only its own options; Docusaurus' covers any. */
export default Object.assign(docsPlugin, {
  validateOptions: validateOptions as PluginModule['validateOptions'],
}) satisfies PluginModule;
