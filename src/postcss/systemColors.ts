import type {AtRule, Plugin as PostCssPlugin, Root, Rule} from 'postcss';

const MODES = ['dark', 'light'] as const;

/** Matches where no script has chosen a mode; as specific as the attribute selector that it replaces. */
const NO_CHOICE = ':where(html):not([data-theme])';

/** The theme's own rules for such pages, which are for the light mode in any system mode. */
const STOCK_NO_CHOICE = 'html:not([data-theme])';

const modeSelector = (mode: string): RegExp => new RegExp(`\\[data-theme=(['"]?)${mode}\\1\\]`, 'g');

/** Copies of the rule's selectors for pages without a chosen mode; none if the rule is not about the mode. */
function selectorsWithoutChoice({selectors}: Rule, mode: string): string[] {
  const attribute = modeSelector(mode);
  return selectors
    .map((selector) => selector.replace(attribute, NO_CHOICE))
    .filter((selector, index) => selector !== selectors[index]);
}

/**
 * Copies each rule for `[data-theme='dark']` (and `light`) to one for pages without that attribute, inside `@media
 * (prefers-color-scheme: dark)`. The copy directly follows the rule, so that the cascade does not change. It replaces
 * the theme's rules for such pages.
 */
export const systemColors: PostCssPlugin = {
  postcssPlugin: 'system-colors',
  OnceExit(root: Root, {AtRule: MediaRule}) {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !selector.startsWith(STOCK_NO_CHOICE));
      if (kept.length === 0) {
        rule.remove();
        return;
      }
      if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
      for (const mode of MODES) {
        const selectors = selectorsWithoutChoice(rule, mode);
        if (selectors.length > 0) {
          const media: AtRule = new MediaRule({name: 'media', params: `(prefers-color-scheme: ${mode})`});
          media.append(rule.clone({selectors}));
          rule.after(media);
        }
      }
    });
  },
};
