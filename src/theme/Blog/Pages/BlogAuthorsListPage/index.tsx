import type {ReactNode} from 'react';
import posts from '@generated/page-outputs/default/posts.json';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import PostGroups from '../../../../components/PostGroups';

/** Ejected: the stock page shows the number of an author's posts, but not the posts. */
export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const groups = authors.map(({name = '', description}) => ({
    name,
    note: description,
    posts: posts.filter((post) => post.authors.includes(name)),
  }));
  return <PostGroups title="Authors" description="All posts by author." groups={groups} />;
}
