import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {CodePart} from '../../content/codePart';
import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

const STATUS = {idle: '', copied: 'Copied', failed: 'Couldn’t copy. Select the text and copy it.'};

/** Returns the first line of colored text, as plain text. */
const firstLine = (html: string): string =>
  html
    .replace(/\n[^]*|<(?:"[^"]*"|[^">])*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * A code block, or a part of a figure (`src/content/remark/codeFigures.ts`), colored during the build. The style sheet
 * adds the prompts, so that readers don't copy them.
 */
export default function CodeBlock({kind, language, html, name, recipe, label, isTable, exit}: CodePart): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const {state, copy} = useCopy(() => pre.current!.textContent.replace(/\n$/, ''));
  const [overflows, setOverflows] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  useOverflow(pre, setOverflows);
  const what = kind === 'terminal' ? firstLine(html) : (name ?? label?.toLowerCase() ?? 'code');
  return (
    <div className={clsx(styles.block, 'theme-code-block')}>
      {(name || label || exit || isTable) && (
        <div className={styles.bar}>
          {name && <span className={styles.name}>{name}</span>}
          {label && <span>{label}</span>}
          {exit && <span className="text--danger">Exit code {exit}</span>}
        </div>
      )}
      <pre
        ref={pre}
        translate="no"
        className={clsx('thin-scrollbar', styles.lines, `language-${language}`, isTable && !isWrapped && styles.table)}
        {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': what})}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <div className={styles.actions}>
        {(overflows || isWrapped) && (
          <button
            type="button"
            className={clsx('clean-btn', styles.action)}
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          >
            Wrap
          </button>
        )}
        {recipe && (
          <Link
            to={`pathname:///recipes/${recipe}`}
            target="_self"
            download
            className={styles.action}
            aria-label={`Download ${recipe}`}
          >
            Download
          </Link>
        )}
        <button type="button" className={clsx('clean-btn', styles.action)} aria-label={`Copy ${what}`} onClick={copy}>
          {state === 'copied' ? 'Copied' : 'Copy'}
        </button>
      </div>
      {/* Failures are visible to everyone. Use a single text node, because browser translation replaces text nodes. */}
      <span role="status" className={state === 'failed' ? 'padding-horiz--md' : 'visually-hidden'}>
        {STATUS[state]}
      </span>
    </div>
  );
}
