import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

/** Ejected: the stock page skips from `h1` to `h3`, and its heading is outside the main landmark. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  const posts = archive.blogPosts.map(({metadata}) => ({...metadata, year: metadata.date.slice(0, 4)}));
  const items = posts.map((post) => ({...post, title: String(post.frontMatter.sidebar_label), unlisted: false}));
  return (
    <BlogLayout sidebar={{title: 'All posts', items}} wrapperClassName="blog-wrapper">
      <PageMetadata title={title} description={description} />
      <Heading as="h1">{title}</Heading>
      <p>{description}</p>
      {[...new Set(posts.map(({year}) => year))].map((year) => (
        <section key={year} className="margin-top--lg">
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul className="clean-list post-list">
            {posts
              .filter((post) => post.year === year)
              .map((post) => (
                <li key={post.permalink}>
                  <Link to={post.permalink}>{post.title}</Link>
                  <time dateTime={post.date}>{day.format(new Date(post.date))}</time>
                  <p>{post.description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
