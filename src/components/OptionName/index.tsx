import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The anchor, without `#`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** An option's name in a table, with its own address; `Link` reports the anchor to the link checker. */
export default function OptionName({id, children}: Props): ReactNode {
  return (
    <Link id={id} to={`#${id}`} className={styles.option} title="Direct link to this option">
      {children}
    </Link>
  );
}
