import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';

/** Ejected: the stock page tells readers to write to somebody; ours gives them a way on. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>No page of this site has this address. It may have moved, or the link that brought you has a typing error.</p>
      <ul>
        <li>
          <Link to="/search/">Search the documentation</Link>, also for an error message.
        </li>
        <li>
          <Link to="/guide/">First steps</Link>: from the installation to the first export.
        </li>
        <li>
          <Link to="/reference/">Reference</Link>: every command, option and field type.
        </li>
        <li>
          <Link to="/guide/troubleshooting/">Troubleshooting</Link>: from the symptom to the cure.
        </li>
      </ul>
    </main>
  );
}
