import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import posts from '@generated/page-outputs/default/posts.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LinkGroup from '../../components/LinkGroup';
import LinkList from '../../components/LinkList';

const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];

/** Ejected: the stock page skips from `h1` to `h3`, and its heading is outside the main landmark. */
export default function BlogArchivePage(): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {years.map((year) => (
          <LinkGroup key={year} name={year}>
            <LinkList pages={posts.filter(({date}) => date.startsWith(year))} />
          </LinkGroup>
        ))}
      </main>
    </Layout>
  );
}
