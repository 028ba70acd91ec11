import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {REPOSITORY_URL} from '../../site/links';
import {isWindows} from './platform';
import styles from './styles.module.css';

const VERSION = '1.14.2';
const RELEASE_URL = `${REPOSITORY_URL}/releases/download/v${VERSION}`;

const executables = [
  {value: 'windows', label: 'Windows', file: `cli-kintone_v${VERSION}_win.zip`},
  {value: 'macos', label: 'macOS', file: `cli-kintone_v${VERSION}_macos.zip`},
  {value: 'linux', label: 'Linux', file: `cli-kintone_v${VERSION}_linux.zip`},
] as const;

/** On Windows the executable, once the page is alive; else npm. */
function useTab(): 'windows' | 'npm' {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isWindows(navigator.userAgent) ? 'windows' : 'npm'),
    () => 'npm',
  );
}

/** All panels take the same room, so that nothing moves when another one is shown. */
export default function Install(): ReactNode {
  const tab = useTab();
  return (
    <div className={styles.install}>
      <Tabs key={tab} groupId="install" defaultValue={tab}>
        <TabItem value="npm" label="npm">
          <CodeBlock language="bash">npm install -g @kintone/cli</CodeBlock>
          <p>
            Installs the newest version, with Node.js 20 or later. <Link to="/guide/installation/">Other versions</Link>
          </p>
        </TabItem>
        {executables.map(({value, label, file}) => (
          <TabItem key={value} value={value} label={label}>
            <Link className={styles.download} href={`${RELEASE_URL}/${file}`}>
              {file}
            </Link>
            <p>
              Works without Node.js. <Link to={`/guide/installation/#${value}`}>How to unpack and start it</Link>
            </p>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
