import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchPageContent from '../../search/page';

/** Ejected: the stock page has its own search client. This page shares the dialog's. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the guide, the reference, the community pages and the blog of cli-kintone."
      />
      <SearchPageContent />
    </Layout>
  );
}
