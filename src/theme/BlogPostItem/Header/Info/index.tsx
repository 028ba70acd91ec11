import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import PageActions from '../../../../components/MarkdownTwin/PageActions';
import styles from '../../../../components/MarkdownTwin/styles.module.css';

/** Wrapped: beside date and reading time a post, on its own page, leads to its Markdown twin. */
export default function InfoWithActions(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <div className={styles.row}>
      <Info {...props} />
      <PageActions />
    </div>
  ) : (
    <Info {...props} />
  );
}
