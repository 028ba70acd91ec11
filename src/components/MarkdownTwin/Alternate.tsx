import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownAddress} from '../../plugins/markdown-pages/address';

/** Names the Markdown twin of this page in its head, for programs that read. */
export default function Alternate(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
    </Head>
  );
}
