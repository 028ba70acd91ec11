import type {chosenTab} from '../../theme/Tabs/chosenTab';

/**
 * Runs in every page, before its article, and shows the tabs that `theme/Tabs` will show. Uses nothing from outside.
 *
 * @param choose the rule that both share
 */
export function chooseTabs(choose: typeof chosenTab): void {
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // Storage is blocked.
  }
  const observer = new MutationObserver(() => {
    for (const {dataset, children} of document.querySelectorAll<HTMLElement>('[data-group]')) {
      const [list, ...panels] = children as HTMLCollectionOf<HTMLElement>;
      const tabs = [...((list?.children ?? []) as HTMLCollectionOf<HTMLElement>)]; // The tabs parsed so far.
      const group = dataset.group!;
      const values = tabs.map((tab) => tab.dataset.value!);
      const chosen = choose(
        values,
        group,
        {...location, state: history.state?.state},
        storage?.getItem(`docusaurus.tab.${group}`),
      );
      tabs.forEach((tab, index) => {
        const isShown = index === chosen;
        tab.ariaSelected = String(isShown);
        tab.tabIndex = isShown ? 0 : -1;
        tab.classList.toggle('tabs__item--active', isShown);
        panels[index]?.toggleAttribute('hidden', !isShown);
      });
    }
  });
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
