/**
 * Docusaurus' docs plugin with its category index pages at the site's root, and with two facts about the section.
 *
 * The stock plugin puts a generated index below its own base path (`/guide/category/commands/`); the
 * site's route table has it at `/category/commands/`, in the sidebar of the section it belongs to.
 * The work is in ./rootCategories; here the stock plugin's two life-cycle steps are wrapped.
 */
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, LoadedVersion, Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import {hoistCategories, splitRoute} from './rootCategories';

interface SectionOptions {
  /** What the section is called in lists of pages. */
  readonly label: string;
  /** Site path of the picture that category pages are shared with. */
  readonly image: string;
}

/** The stock content; each version also says what its section is called. */
export interface SectionContent extends LoadedContent {
  readonly loadedVersions: (LoadedVersion & {readonly section: string})[];
}

async function docsPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  // The border to Docusaurus: what `validateOptions` returned comes back as `unknown`.
  const {label, image, ...stockOptions} = options as PluginOptions & SectionOptions;
  const stock = await pluginContentDocs(context, stockOptions);
  return {
    ...stock,
    async loadContent(): Promise<SectionContent> {
      const {loadedVersions} = await stock.loadContent!();
      // In the version: of the content itself the stock plugin's `translateContent` keeps nothing else.
      return {
        loadedVersions: loadedVersions.map((version) => ({
          ...hoistCategories(version, context.baseUrl, image),
          section: label,
        })),
      };
    },
    async contentLoaded({content, actions}) {
      await stock.contentLoaded!({
        content: content as SectionContent,
        actions: {...actions, addRoute: (route) => splitRoute(route).forEach(actions.addRoute)},
      });
    },
  } as Plugin;
}

/** Takes what is ours out of the options: the stock function refuses what it does not know. */
function validate(
  context: OptionValidationContext<Options | undefined, PluginOptions>,
): PluginOptions & SectionOptions {
  const {label, image, ...options} = context.options as Options & SectionOptions;
  return {...validateOptions({...context, options}), label, image};
}

// Its type is for any pair of options, the stock function's for its own.
export default Object.assign(docsPlugin, {validateOptions: validate as PluginModule['validateOptions']});
