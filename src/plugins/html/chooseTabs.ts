/** Runs in every page, before its article, and shows the tabs that `theme/Tabs` will show. It uses nothing from outside. */
export function chooseTabs(): void {
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // It is blocked.
  }
  const observer = new MutationObserver(() => {
    for (const {dataset, children} of document.querySelectorAll<HTMLElement>('[data-group]')) {
      const [list, ...panels] = children as HTMLCollectionOf<HTMLElement>;
      const tabs = [...((list?.children ?? []) as HTMLCollectionOf<HTMLElement>)]; // What has arrived.
      const names = [
        history.state?.state ? '' : location.hash.slice(1),
        new URLSearchParams(location.search).get(dataset.group!),
        storage?.getItem(`docusaurus.tab.${dataset.group!}`),
        navigator.userAgent.includes('Windows NT') ? 'windows' : '',
      ];
      const fitting = names.flatMap((name) => tabs.filter((tab) => tab.dataset.value!.split(' ').includes(name!)));
      tabs.forEach((tab, index) => {
        const isShown = tab === (fitting[0] ?? tabs[0]);
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
