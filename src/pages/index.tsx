import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import posts from '@generated/page-outputs/default/posts.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import LinkList from '../components/LinkList';
import SearchForm from '../search/form';
import Help from './_help.md';
import Install from './_install.md';
import Session from './_session.md';
import Tasks from './_tasks.md';
import styles from './index.module.css';

/** The three newest posts tagged "Releases". */
const releases = posts.filter(({tags}) => tags.includes('Releases')).slice(0, 3);

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="cli-kintone imports, exports, and deletes kintone records with CSV files, from the terminal, scripts, and CI.">
      <MDXContent>
        <main className={clsx('container', styles.page)}>
          <header className="row">
            <div className="col col--5 margin-bottom--lg">
              <Heading as="h1">{siteConfig.tagline}</Heading>
              <p className={styles.summary}>
                Move records between kintone apps and CSV files, from the terminal or in CI.
              </p>
              <div className={clsx('margin-bottom--md', styles.install)}>
                <Install />
              </div>
              <p className="margin-bottom--none">
                <Link className="button button--primary margin-right--sm" to="/guide/">
                  First steps
                </Link>
                <Link className="button button--outline button--primary" to="/guide/#recipes">
                  Recipes
                </Link>
              </p>
            </div>
            <div className={clsx('col col--7 margin-bottom--lg', styles.session)}>
              <Session />
            </div>
          </header>
          <Heading as="h2">What do you want to do?</Heading>
          <Tasks />
          <div className="row padding-top--lg">
            <section className="col col--5 margin-bottom--lg">
              <Heading as="h2">Look up an error</Heading>
              <p>
                Search for the message, or see <Link to="/guide/troubleshooting/">Troubleshooting</Link>.
              </p>
              <SearchForm />
              <Heading as="h2" className="margin-top--lg padding-top--lg">
                Get help
              </Heading>
              <Help />
            </section>
            <section className="col col--7">
              <Heading as="h2">What’s new</Heading>
              <LinkList pages={releases} />
              <Link to="/blog/">All posts</Link>
            </section>
          </div>
        </main>
      </MDXContent>
    </Layout>
  );
}
