import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';

export interface Asset {
  /** Path below the output folder, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

/**
 * A bundler plugin that emits text files next to the bundles, in memory or on disk.
 *
 * @param read called at each compilation, so that `npm start` serves changes
 */
export function emitAssets(read: (compilation: Compilation) => readonly Asset[]): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('emit-assets', (compilation) => {
        compilation.hooks.processAssets.tap('emit-assets', () => {
          for (const {name, text} of read(compilation)) {
            compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
          }
        });
      });
    },
  };
}
