import {useCallback, type ReactNode} from 'react';
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

/** Ejected: the stock button tells a screen reader nothing, copies prompt signs too, and does not say when it fails. */
export default function CopyButton({className}: Props): ReactNode {
  const {
    metadata: {code, language},
  } = useCodeBlockContext();
  const read = useCallback(() => Promise.resolve(commandsOf(code, language)), [code, language]);
  const {state, copy} = useCopy(read);
  const Icon = state === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      <Button
        aria-label="Copy code to clipboard"
        title="Copy"
        className={clsx(className, styles.button)}
        onClick={copy}
      >
        <Icon className={styles.icon} aria-hidden="true" />
      </Button>
      <span className={clsx(state === 'failed' && styles.failure)}>
        <CopyStatus state={state} failure="Not copied: the browser refused. Select the text and copy it." />
      </span>
    </>
  );
}
