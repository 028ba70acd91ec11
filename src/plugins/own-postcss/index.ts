/**
 * Runs no PostCSS plugin over the styles but the site's own. Docusaurus' preset prepares them for older browsers, which
 * the minimizer does too, and for each style sheet PostCSS would search the folders above it for a configuration that
 * nobody has: a second and a half of a build together.
 */
import type {Plugin} from '@docusaurus/types';

const isPreset = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

export default function ownPostcssPlugin(): Plugin {
  return {
    name: 'own-postcss',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPreset(plugin)),
    }),
  };
}
