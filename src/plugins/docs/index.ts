/**
 * Docusaurus' docs plugin with its category index pages at the site's root.
 *
 * The stock plugin puts a generated index below its own base path (`/guide/category/commands/`); the
 * site's route table has it at `/category/commands/`, in the sidebar of the section it belongs to.
 * The work is in ./rootCategories; here the stock plugin's two life-cycle steps are wrapped.
 */
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {hoistCategories, splitRoute} from './rootCategories';

async function docsPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  // Docusaurus' types end here: what `validateOptions` returned comes back as `unknown`.
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

/** The docs plugin of a section. The type of the stock function is for its own options, Docusaurus' for any. */
export default Object.assign(docsPlugin, {
  validateOptions: validateOptions as PluginModule['validateOptions'],
}) satisfies PluginModule;
