import type {ReactNode} from 'react';
import posts from '@generated/page-outputs/default/posts.json';
import PostGroups from '../../components/PostGroups';

const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];

/** Ejected: the stock page skips from `h1` to `h3`, and its heading is outside the main landmark. */
export default function BlogArchivePage(): ReactNode {
  return (
    <PostGroups
      title="Blog archive"
      description="All posts by year."
      groups={years.map((year) => ({name: year, posts: posts.filter(({date}) => date.startsWith(year))}))}
    />
  );
}
