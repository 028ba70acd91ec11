import type {ComponentProps, ReactNode} from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type StockErrorPageContent from '@theme/ErrorPageContent';
import {REPOSITORY_URL} from '../../site/links';
import styles from './styles.module.css';

/** Ejected: the stock page is a headline with a lone button; ours says what to do next, in the look of the site. */
export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof StockErrorPageContent>): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className={styles.page}>
      <Heading as="h1">This page crashed.</Heading>
      <p>
        Try again, or tell us about it <Link href={`${REPOSITORY_URL}/issues`}>on GitHub</Link> with the message below.
      </p>
      <pre className={styles.message}>{messages.join('\n\nCause:\n')}</pre>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
        <Link className="button button--outline button--primary" to="/">
          Home
        </Link>
      </p>
    </main>
  );
}
