import {useCallback, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';

/** A table in the text. If it is too wide, it scrolls inside a box, which keyboard users can focus. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  /** Accessible name of a scrollable table; empty if the table fits. */
  const [label, setLabel] = useState('');

  const changed = useCallback((overflows: boolean, element: HTMLElement) => {
    const headings = Array.from(element.querySelectorAll('th'), (cell) => cell.textContent);
    setLabel(overflows ? `Table: ${headings.join(', ')}` : '');
  }, []);
  useOverflow(frame, changed);

  return (
    <div ref={frame} className={styles.frame} {...(label && {role: 'region', tabIndex: 0, 'aria-label': label})}>
      <table {...props} />
    </div>
  );
}
