import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchForm from '../../../components/SearchForm';
import {pathWords} from './pathWords';
import styles from './styles.module.css';

const sections = [
  {to: '/guide/', title: 'First steps', text: 'from the installation to the first export'},
  {to: '/reference/', title: 'Reference', text: 'every field type, encoding and limit'},
  {to: '/guide/troubleshooting/', title: 'Troubleshooting', text: 'from the symptom to the cure'},
  {to: '/community/', title: 'Community', text: 'where to ask and how to help'},
  {to: '/blog/', title: 'Blog', text: 'what changed with each version'},
] as const;

/** Ejected: the stock page tells readers to write to somebody; ours gives them a way on. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser(); // One file answers for all addresses: only the browser knows which was asked for.
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title="Page Not Found" /> {/* The theme names it only outside the sections. */}
      <Heading as="h1">Page not found</Heading>
      <p>No page of this site has this address. It may have moved, or the link that brought you has a typing error.</p>
      <SearchForm label="Search docs" query={isBrowser ? pathWords(pathname.slice(baseUrl.length)) : ''} />
      <ul className={styles.sections}>
        {sections.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {text}
          </li>
        ))}
        <li>
          <Link to="/search/">All pages</Link>
        </li>
      </ul>
    </main>
  );
}
