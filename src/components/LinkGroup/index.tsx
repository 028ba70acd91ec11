import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Text from '../Text';

interface Props {
  readonly name: string;
  readonly to?: string;
  readonly note?: string | undefined;
}

/** A group of links, below a line. */
export default function LinkGroup({name, to, note, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section>
      <hr />
      <Heading as="h2" className={note && 'margin-bottom--xs'}>
        {to ? <Link to={to}>{name}</Link> : name}
      </Heading>
      {note && (
        <p>
          <Text>{note}</Text>
        </p>
      )}
      {children}
    </section>
  );
}
