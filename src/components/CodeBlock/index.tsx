import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodePart} from '../../markdown/codePart';
import CopyStatus from '../clipboard/CopyStatus';
import {useCopy} from '../clipboard/useCopy';
import clipboardStyles from '../clipboard/styles.module.css';
import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';

/**
 * A block of code, or a part of a figure (`src/remark/codeFigures.ts`). The build has colored it. The style sheet adds
 * the prompts, so that readers do not copy them.
 */
export default function CodeBlock({kind, language, html, name, label, wraps, exit}: CodePart): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const read = useCallback(() => Promise.resolve(pre.current!.textContent.replace(/\n$/, '')), []);
  const {state, copy} = useCopy(read);
  const [overflows, setOverflows] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  useOverflow(pre, setOverflows);
  // The same object each time: for another one, React would write the text again, and undo what a reader has selected.
  const content = useMemo(() => ({__html: html}), [html]);
  const what = kind === 'terminal' ? 'command' : (name ?? label?.toLowerCase() ?? 'code');
  return (
    <div className={clsx(styles.block, styles[kind], 'theme-code-block')}>
      {(name || label || exit) && (
        <div className={styles.bar}>
          {name && <span className={styles.name}>{name}</span>}
          {label && <span>{label}</span>}
          {exit && <span className={styles.exit}>Exit code {exit}</span>}
        </div>
      )}
      <pre
        ref={pre}
        className={clsx(styles.lines, `language-${language}`, wraps && styles.wraps, isWrapped && styles.wrapped)}
        {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': what})}
      >
        <code dangerouslySetInnerHTML={content} />
      </pre>
      <div className={styles.actions}>
        {(overflows || isWrapped) && (
          <button
            type="button"
            className={clipboardStyles.action}
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          >
            Wrap
          </button>
        )}
        <button type="button" className={clipboardStyles.action} aria-label={`Copy ${what}`} onClick={copy}>
          {state === 'copied' ? 'Copied' : 'Copy'}
        </button>
      </div>
      <div className={styles.status}>
        <CopyStatus state={state} failure="Couldn’t copy. Select the text and copy it." />
      </div>
    </div>
  );
}
