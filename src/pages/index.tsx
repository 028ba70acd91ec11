import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import releases from '@generated/page-outputs/default/releases.json';
import DocCardLayout from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '../components/CodeBlock';
import SearchForm from '../search/form';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, REPOSITORY_URL, SOCIAL_URL} from '../site/links';
import {DOCUMENTED_VERSION} from '../site/version';
import Session from './_session.md';
import styles from './index.module.css';

const executables = [
  {value: 'windows', label: 'Windows', file: `cli-kintone_v${DOCUMENTED_VERSION}_win.zip`},
  {value: 'macos', label: 'macOS', file: `cli-kintone_v${DOCUMENTED_VERSION}_macos.zip`},
  {value: 'linux', label: 'Linux', file: `cli-kintone_v${DOCUMENTED_VERSION}_linux.zip`},
] as const;

const tasks = [
  {
    label: 'Export records',
    href: '/guide/commands/record-export/',
    description: 'Save an app’s records to a CSV file, and download their attachments.',
  },
  {
    label: 'Import records',
    href: '/guide/commands/record-import/',
    description: 'Add records from a CSV file, or update existing ones.',
  },
  {
    label: 'Delete records',
    href: '/guide/commands/record-delete/',
    description: 'Delete all records in an app, or those listed in a CSV file.',
  },
  {
    label: 'Pack a plugin',
    href: '/guide/commands/plugin-pack/',
    description: 'Make the ZIP file that kintone installs, and check its ID and version.',
  },
];

/** Uses the blog's date format, the same on the server and for every reader. */
const dateFormat = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

const help = [
  ['Forum in English', FORUM_ENGLISH_URL],
  ['Forum in Japanese', FORUM_JAPANESE_URL],
  ['Bugs and feature requests on GitHub', `${REPOSITORY_URL}/issues`],
  ['@kintonedev on X', SOCIAL_URL],
  ['Community', '/community/'],
] as const;

function Install(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="install">
        <TabItem value="npm" label="npm">
          <CodeBlock
            kind="terminal"
            language="bash"
            html={'<span data-prompt="$ ">npm install -g @kintone/cli</span>'}
          />
          <p>
            Needs <Link to="/guide/installation/">Node.js 20 or later</Link>.
          </p>
        </TabItem>
        {executables.map(({value, label, file}) => (
          <TabItem key={value} value={value} label={label}>
            <pre className="theme-code-block code-figure">
              <Link href={`${REPOSITORY_URL}/releases/download/v${DOCUMENTED_VERSION}/${file}`}>{file}</Link>
            </pre>
            <p>
              Doesn’t need Node.js. <Link to={`/guide/installation/#${value}`}>Unpack and run it</Link>
            </p>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

function Tasks(): ReactNode {
  return (
    <section>
      <Heading as="h2">What do you want to do?</Heading>
      <ul className={clsx('clean-list row', styles.tasks)}>
        {tasks.map((task) => (
          <li key={task.href} className="col col--6 margin-bottom--md">
            <DocCardLayout item={{type: 'link', ...task}} icon={null} title={task.label} {...task} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function News(): ReactNode {
  return (
    <section className="col col--7 margin-bottom--lg">
      <Heading as="h2">What’s new</Heading>
      <ol className="clean-list post-list">
        {releases.map(({title, description, date, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link> <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/blog/">All posts</Link>
      </p>
    </section>
  );
}

function Help(): ReactNode {
  return (
    <section className="col">
      <Heading as="h2">Look up an error</Heading>
      <p>
        Search for the message, or find the symptom in <Link to="/guide/troubleshooting/">Troubleshooting</Link>.
      </p>
      <SearchForm label="Paste the message" />
      <Heading as="h2" className="margin-top--lg">
        Get help
      </Heading>
      <ul className="clean-list">
        {help.map(([label, to]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <PageMetadata description="cli-kintone imports, exports, and deletes kintone records with CSV files, from your terminal, scripts, and CI." />
      <main className={clsx('container', styles.page)}>
        <header className="row margin-bottom--lg">
          <div className="col col--5 margin-bottom--lg">
            <Heading as="h1">{siteConfig.tagline}</Heading>
            <p className={styles.summary}>
              cli-kintone moves records between kintone apps and CSV files, from your terminal, scripts, and CI.
            </p>
            <Install />
            <p className={styles.actions}>
              <Link className="button button--primary" to="/guide/">
                First steps
              </Link>
              <Link className="button button--outline button--primary" to="/guide/#recipes">
                Recipes
              </Link>
              <Link className="button button--outline button--primary" to="/reference/">
                Reference
              </Link>
            </p>
          </div>
          <div className={clsx('col col--7', styles.session)}>
            <MDXContent>
              <Session />
            </MDXContent>
          </div>
        </header>
        <Tasks />
        <div className="row margin-top--lg">
          <News />
          <Help />
        </div>
      </main>
    </Layout>
  );
}
