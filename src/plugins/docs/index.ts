/**
 * Docusaurus' docs plugin with its category index pages at the site's root.
 *
 * The stock plugin puts a generated index below its own base path (`/guide/category/commands/`); the
 * site's route table has it at `/category/commands/`, in the sidebar of the section it belongs to.
 * The work is in ./rootCategories; here the stock plugin's two life-cycle steps are wrapped.
 */
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hoistCategories, splitRoute} from './rootCategories';

export {validateOptions};

export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const stock = await pluginContentDocs(context, options);
  return {
    ...stock,
    async loadContent() {
      const content = await stock.loadContent!();
      return {loadedVersions: content.loadedVersions.map((version) => hoistCategories(version, context.baseUrl))};
    },
    async contentLoaded({content, actions}) {
      await stock.contentLoaded!({
        content,
        actions: {...actions, addRoute: (route) => splitRoute(route).forEach(actions.addRoute)},
      });
    },
  };
}
