import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/NotFound/Content';
import Sections from '../../../pages/_notFound.md';
import SearchForm from '../../../search/form';
import {cutQuery} from '../../../search/request';

/** Ejected: the stock page asks readers to contact the site owner. This page links to other pages. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser(); // One file serves all missing addresses, so only the browser knows the address.
  const [, name = ''] = /([^/]*?)(?:\/index)?(?:\.\w+)?\/?$/.exec(pathname)!;
  const words = cutQuery(name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());
  return (
    <main className={clsx('directory container margin-vert--lg', className)}>
      <PageMetadata title="Page Not Found" /> {/* The theme sets it only outside the sections. */}
      <Heading as="h1">Page not found</Heading>
      <p>There is no page here. It might have moved, or the link might be wrong.</p>
      <SearchForm label="Search docs" query={isBrowser ? words : ''} />
      <Heading as="h2" className="margin-top--lg">
        Main pages
      </Heading>
      <MDXContent>
        <Sections />
      </MDXContent>
    </main>
  );
}
