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
}

/** A group of links, below a line. Its name and note are next to them, or above them on a narrow screen. */
export default function LinkGroup({name, to, note, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section>
      <hr />
      <div className="row row--align-baseline">
        <div className={clsx('col col--3', note && 'margin-bottom--md')}>
          <Heading as="h2">{to ? <Link to={to}>{name}</Link> : name}</Heading>
          {note && <Text>{note}</Text>}
        </div>
        <div className="col col--9">{children}</div>
      </div>
    </section>
  );
}
