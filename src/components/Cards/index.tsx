import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a list as cards, each with a link. */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
