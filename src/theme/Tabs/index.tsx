import {Children, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {chosenTab} from './chosenTab';

const LABELS: Readonly<Record<string, string>> = {
  shell: 'Shell',
  install: 'Installation method',
  nightly: 'System',
  version: 'Version',
};

/**
 * Ejected: the stock tabs have no names for screen readers, and show the first tab until hydration. These show the
 * result of `chosenTab`, set before hydration by `plugins/html/chooseTabs.ts`. A tab's value can contain several names;
 * the first is stored.
 */
export default function Tabs({groupId = '', children}: Props): ReactNode {
  const tabs = (Children.toArray(children) as ReactElement<TabItemProps>[]).map(({props}) => props);
  const history = useHistory();
  const location = useLocation();
  const [last, storage] = useStorageSlot(`docusaurus.tab.${groupId}`);
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const values = tabs.map(({value}) => value);
  const shown = tabs[chosenTab(values, groupId, {...location, state: location.state}, last)];

  function choose(tab: HTMLElement): void {
    if (tab.ariaSelected !== 'true') {
      const [name = ''] = tab.dataset.value!.split(' ');
      keepInPlace(tab);
      storage.set(name);
      const params = new URLSearchParams(location.search);
      params.set(groupId, name);
      history.replace({...history.location, search: params.toString(), state: true}); // The anchor is now ignored.
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const {key, currentTarget: tab} = event;
    const all = [...tab.parentElement!.children] as HTMLElement[];
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      all.at((all.indexOf(tab) + (key === 'ArrowLeft' ? -1 : 1)) % all.length)!.focus();
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      choose(tab);
    }
  }

  return (
    <div className="tabs-container" data-group={groupId}>
      <div role="tablist" aria-label={LABELS[groupId]} className="tabs">
        {tabs.map((tab) => (
          <div
            key={tab.value}
            role="tab"
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            className={clsx('tabs__item', tab === shown && 'tabs__item--active')}
            data-value={tab.value}
            onClick={({currentTarget}) => choose(currentTarget)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </div>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} role="tabpanel" aria-label={tab.label} hidden={tab !== shown}>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
