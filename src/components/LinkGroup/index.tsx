import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Text from '../Text';

interface Props {
  readonly name: string;
  /** Address of a page about the group. */
  readonly to?: string;
  readonly note?: string | undefined;
  /** Width of the names, in columns of twelve. */
  readonly columns?: 2 | 3;
}

/** A group of links, below a line. Its name and note are next to them, or above them on a narrow screen. */
export default function LinkGroup({name, to, note, columns = 3, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section>
      <hr />
      <div className="row row--align-baseline">
        <div className={clsx(`col col--${columns}`, note && 'margin-bottom--lg')}>
          <Heading as="h2">{to ? <Link to={to}>{name}</Link> : name}</Heading>
          {note && <Text>{note}</Text>}
        </div>
        <div className="col">{children}</div>
      </div>
    </section>
  );
}
