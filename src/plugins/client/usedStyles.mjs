import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';

/** A loader for DocSearch's styles: leaves out those of its Ask AI modal, more than half, which our dialog doesn't use. */
export default async function usedStyles(raw) {
  this.addContextDependency(join(this.rootContext, 'src/search'));
  const [{css}] = await new PurgeCSS().purge({content: ['src/search/**/*.tsx'], css: [{raw}]});
  return css;
}
