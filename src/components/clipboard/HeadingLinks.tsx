import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {opensElsewhere} from '../opensElsewhere';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

/** One text and no other child, as in `CopyStatus`. */
const TEXTS = {
  idle: '',
  copied: 'Link copied',
  failed: 'Couldn’t copy the link. Copy it from the address bar.',
};

/** Lets the sign beside a heading copy the heading's address, too, besides leading there. */
export default function HeadingLinks(): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const read = useCallback(() => Promise.resolve(link.current!.href), []);
  const {state, copy} = useCopy(read);

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const {target} = event;
      const clicked = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
      if (clicked && !opensElsewhere(event)) {
        link.current = clicked;
        copy();
      }
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [copy]);

  useEffect(() => {
    const element = link.current;
    if (state !== 'copied' || !element) {
      return undefined;
    }
    element.dataset.copied = 'true'; // Shown as a check mark: src/css/reading.css.
    return () => {
      delete element.dataset.copied;
    };
  }, [state]);

  return (
    <span aria-live="polite" className={styles.hidden}>
      {TEXTS[state]}
    </span>
  );
}
