import type {ComponentProps, ReactNode} from 'react';
import type {ListedPage} from '@generated/page-outputs/default/pages.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LinkGroup from '../LinkGroup';
import LinkList from '../LinkList';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly groups: readonly (ComponentProps<typeof LinkGroup> & {posts: readonly ListedPage[]})[];
}

/** A page that lists the blog's posts in groups. */
export default function PostGroups({title, description, groups}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="directory container margin-vert--lg padding-bottom--md">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {groups.map(({posts, ...group}) => (
          <LinkGroup key={group.name} {...group}>
            <LinkList pages={posts} group={group.name} />
          </LinkGroup>
        ))}
      </main>
    </Layout>
  );
}
