/**
 * A key that opens search must do so on a slow phone too, where the page can be read long before its scripts have
 * taken over. Until then this small inline script listens and leaves a note on `<html>`, which the search button
 * reads as soon as it is alive.
 */
import type {Plugin} from '@docusaurus/types';

/**
 * The same rules as `isShortcut` in `src/search/keys.ts`, which has not arrived when this runs; a test compares them.
 * One line of plain script, the same on every page, so that a content security policy needs one hash for it.
 */
export const EARLY_KEYS_SCRIPT = [
  'document.addEventListener("keydown",function listen(e){',
  'var d=document.documentElement.dataset,t=e.target||{},k=e.key||"";',
  'if(d.hasHydrated==="true"){document.removeEventListener("keydown",listen);return}',
  'if(!e.isComposing&&!e.altKey&&(e.ctrlKey||e.metaKey?k.toLowerCase()==="k"&&!e.shiftKey',
  ':k==="/"&&!t.isContentEditable&&!/^(INPUT|SELECT|TEXTAREA)$/i.test(t.tagName)))',
  '{e.preventDefault();d.searchRequested=""}})',
].join('');

export default function searchKeysPlugin(): Plugin {
  return {
    name: 'search-keys',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: EARLY_KEYS_SCRIPT}]}),
  };
}
