import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The anchor, without `#`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Name of an option in a table, with its own anchor. `Link` reports the anchor to the link checker. */
export default function OptionName({id, children}: Props): ReactNode {
  return (
    <Link id={id} to={`#${id}`} className={styles.option} title="Direct link to this option">
      {children}
    </Link>
  );
}
