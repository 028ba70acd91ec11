import type {Compiler, WebpackPluginInstance} from 'webpack';

export interface Asset {
  /** Path below the output folder, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

/** A bundler plugin that puts a text beside the bundles, in memory or on disk. */
export function emitAsset(read: () => Asset | undefined): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('emit-asset', (compilation) => {
        compilation.hooks.processAssets.tap('emit-asset', () => {
          const asset = read();
          if (asset) {
            compilation.emitAsset(asset.name, new compiler.webpack.sources.RawSource(asset.text));
          }
        });
      });
    },
  };
}
