import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import {markdownAddress} from '../../content/markdownAddress';

/** Wrapped: adds a link to the Markdown version of docs pages, posts, and standalone pages, also in the head. */
export default function EditThisPageOrViewMarkdown(props: Props): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <EditThisPage {...props} />
      {' ·\u00A0'}
      {/* Not a route; the browser loads the file. */}
      <Link to={`pathname://${address}`} target="_self" rel="alternate">
        {'View\u00A0as\u00A0Markdown'}
      </Link>
    </>
  );
}
