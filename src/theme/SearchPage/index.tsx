import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SearchPageContent from '../../search/page';

/** Ejected: the stock page has its own search client. This page shares the dialog's. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the guide, reference, community pages, and blog of cli-kintone.">
      <SearchPageContent />
    </Layout>
  );
}
