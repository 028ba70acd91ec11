import type {ReactNode} from 'react';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import posts from '@generated/page-outputs/default/posts.json';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import LinkGroup from '../../components/LinkGroup';
import LinkList from '../../components/LinkList';

/** Ejected: the stock page groups the few tags by their first letter, and omits their descriptions and posts. */
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <Layout title={title} description="All posts of the cli-kintone blog by topic.">
      <SearchMetadata tag="blog_tags_list" />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>All posts by topic.</p>
        {tags.map(({label, permalink, description}) => (
          <LinkGroup key={permalink} name={label} to={permalink} note={description}>
            <LinkList pages={posts.filter((post) => post.tags.includes(label))} />
          </LinkGroup>
        ))}
      </main>
    </Layout>
  );
}
