import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Introduction from '../../pages/_blog.md';

/** Ejected: the stock page has no h1. The paginator is omitted, since all posts are on one page. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar} title={blogTitle} description={blogDescription}>
        <header className="markdown margin-bottom--lg">
          <Heading as="h1">{blogTitle}</Heading>
          <MDXContent>
            <Introduction />
          </MDXContent>
        </header>
        <BlogPostItems items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
