import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '../../components/PageActions';

/** Wrapped: the one line above the text of docs pages and category pages also leads to the page's Markdown version. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <PageActions>
      <DocBreadcrumbs />
    </PageActions>
  );
}
