import {useCallback, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';

/** What a screen reader calls the table: the headings of its columns. */
function describe(frame: HTMLElement): string {
  return `Table: ${Array.from(frame.querySelectorAll('th'), (cell) => cell.textContent).join(', ')}`;
}

/**
 * A table of the text. It scrolls inside itself where it is too wide, and can then be reached and scrolled with the
 * keyboard; where it fits, its header stays visible while the rows scroll below.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  /** The name of a table that scrolls; empty for one that fits; undefined before it is measured. */
  const [label, setLabel] = useState<string>();

  const changed = useCallback((overflows: boolean, element: HTMLElement) => {
    setLabel(overflows ? describe(element) : '');
  }, []);
  useOverflow(frame, changed);

  return (
    <div
      ref={frame}
      className={clsx(styles.frame, label === '' && styles.fits)}
      {...(label && {role: 'region', tabIndex: 0, 'aria-label': label})}
    >
      <table {...props} />
    </div>
  );
}
