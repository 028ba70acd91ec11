import {Children, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

const LABELS: Readonly<Record<string, string>> = {
  shell: 'Shell',
  install: 'Installation method',
  nightly: 'System',
  version: 'Version',
};

const SYSTEM = ExecutionEnvironment.canUseDOM && navigator.userAgent.includes('Windows NT') ? 'windows' : '';

/**
 * Ejected: the stock tabs have no names for screen readers, and show the first one until hydration. These show the one of
 * the address, the one chosen last, or that for the system; `plugins/resilience/chooseTabs.ts` does so before hydration.
 * The value of a tab may be several names, of which the first is stored.
 */
export default function Tabs({groupId = '', children}: Props): ReactNode {
  const tabs = (Children.toArray(children) as ReactElement<TabItemProps>[]).map(({props}) => props);
  const history = useHistory();
  const {search, hash, state: isChosen} = useLocation();
  const [last, storage] = useStorageSlot(`docusaurus.tab.${groupId}`);
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const params = new URLSearchParams(search);
  const names = [isChosen ? '' : hash.slice(1), params.get(groupId), last, SYSTEM];
  const [shown] = [...names.flatMap((name) => tabs.filter(({value}) => value.split(' ').includes(name!))), ...tabs];

  function choose(tab: HTMLElement): void {
    if (tab.ariaSelected !== 'true') {
      const [name = ''] = tab.dataset.value!.split(' ');
      keepInPlace(tab);
      storage.set(name);
      params.set(groupId, name);
      history.replace({...history.location, search: params.toString(), state: true}); // The anchor no longer counts.
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
