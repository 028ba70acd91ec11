import type {ReactNode} from 'react';
import posts from '@generated/page-outputs/default/posts.json';
import type {Props} from '@theme/BlogTagsListPage';
import PostGroups from '../../components/PostGroups';

/** Ejected: the stock page groups the few tags by their first letter, and omits their descriptions and posts. */
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const groups = tags.map(({label, permalink, description}) => ({
    name: label,
    to: permalink,
    note: description,
    posts: posts.filter((post) => post.tags.includes(label)),
  }));
  return <PostGroups title="Tags" description="All posts by tag." groups={groups} />;
}
