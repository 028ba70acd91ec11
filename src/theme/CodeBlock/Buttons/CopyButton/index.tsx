import {useCallback, useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import CopyStatus from '../../../../components/clipboard/CopyStatus';
import {useCopy} from '../../../../components/clipboard/useCopy';
import {commandsOf} from '../../../../shell/commandsOf';
import styles from './styles.module.css';

/**
 * Lets the Tab key stop at a block only while there is something to scroll. It stops at every stock block, before every
 * copy button of a page.
 */
function useStopOnlyToScroll(): void {
  const {codeBlockRef, isCodeScrollable, isEnabled} = useCodeBlockContext().wordWrap;
  // A wrapped block still counts as scrollable, so that the button that wraps it stays.
  const scrolls = isCodeScrollable && !isEnabled;
  useEffect(() => {
    if (scrolls) {
      codeBlockRef.current?.setAttribute('tabindex', '0');
    } else {
      codeBlockRef.current?.removeAttribute('tabindex');
    }
  }, [codeBlockRef, scrolls]);
}

/** Ejected: the stock button tells a screen reader nothing, copies prompt signs too, and does not say when it fails. */
export default function CopyButton({className}: Props): ReactNode {
  const {code, language} = useCodeBlockContext().metadata;
  const read = useCallback(() => Promise.resolve(commandsOf(code, language)), [code, language]);
  const {state, copy} = useCopy(read);
  useStopOnlyToScroll();
  const Icon = state === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      <Button aria-label="Copy code to clipboard" title="Copy" className={className} onClick={copy}>
        <Icon className={styles.icon} aria-hidden="true" />
      </Button>
      <span className={clsx(state === 'failed' && styles.failure)}>
        <CopyStatus state={state} failure="Couldn’t copy. Select the text and copy it." />
      </span>
    </>
  );
}
