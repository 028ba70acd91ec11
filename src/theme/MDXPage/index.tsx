import type {ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import Alternate from '../../components/MarkdownTwin/Alternate';

/** Wrapped: the head names the page's Markdown twin. */
export default function MDXPageWithAlternate(props: Props): ReactNode {
  return (
    <>
      <Alternate />
      <MDXPage {...props} />
    </>
  );
}
