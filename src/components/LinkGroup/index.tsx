import type {PropsWithChildren, ReactNode} from 'react';
import Heading from '@theme/Heading';
import Text from '../Text';

interface Props {
  readonly name: string;
  readonly note?: string | undefined;
}

/** A group of links, below a line. */
export default function LinkGroup({name, note, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section>
      <hr />
      <Heading as="h2" className={note && 'margin-bottom--xs'}>
        {name}
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
