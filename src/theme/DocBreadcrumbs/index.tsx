import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '../../components/MarkdownTwin/PageActions';
import styles from '../../components/MarkdownTwin/styles.module.css';

/** Wrapped: the one line above the text of docs pages and category pages also leads to the page's Markdown twin. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
