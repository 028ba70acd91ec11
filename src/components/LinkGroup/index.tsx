import type {PropsWithChildren, ReactNode} from 'react';
import Heading from '@theme/Heading';

/** A group of links, below a line. Its name is next to them, or above them on a narrow screen. */
export default function LinkGroup({name, children}: PropsWithChildren<{readonly name: string}>): ReactNode {
  return (
    <section>
      <hr />
      <div className="row row--align-baseline">
        <Heading as="h2" className="col col--3">
          {name}
        </Heading>
        <div className="col col--9">{children}</div>
      </div>
    </section>
  );
}
