import {useCallback, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {markdownAddress} from '../../markdown/markdownAddress';
import CopyStatus from '../clipboard/CopyStatus';
import {useCopy} from '../clipboard/useCopy';
import clipboardStyles from '../clipboard/styles.module.css';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return response.text();
}

/** A row of actions for the page's Markdown version, which is loaded on a click; the head names it for programs. */
export default function PageActions({children}: {readonly children?: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const address = markdownAddress(pathname);
  const read = useCallback(() => fetchText(address), [address]);
  const {state, copy} = useCopy(read);
  return (
    <div className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      {children}
      <div className={styles.actions}>
        <button type="button" className={clipboardStyles.action} onClick={copy}>
          {state === 'copied' ? 'Copied' : 'Copy page as Markdown'}
        </button>
        {/* A file, not a route: the browser loads it. */}
        <Link to={`pathname://${address}`} target="_self" rel="alternate" className={clipboardStyles.action}>
          View as Markdown
        </Link>
        <CopyStatus state={state} failure="Couldn’t copy the page. Open “View as Markdown” and copy from there." />
      </div>
    </div>
  );
}
