import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import home from '@generated/page-outputs/default/home.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '../components/CodeBlock';
import SearchForm from '../search/form';
import type {HomeData} from '../plugins/page-outputs/home';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, REPOSITORY_URL, SOCIAL_URL} from '../site/links';
import {DOCUMENTED_VERSION} from '../site/version';
import styles from './index.module.css';

const {session, releases} = home as HomeData;

const executables = [
  {value: 'windows', label: 'Windows', file: `cli-kintone_v${DOCUMENTED_VERSION}_win.zip`},
  {value: 'macos', label: 'macOS', file: `cli-kintone_v${DOCUMENTED_VERSION}_macos.zip`},
  {value: 'linux', label: 'Linux', file: `cli-kintone_v${DOCUMENTED_VERSION}_linux.zip`},
] as const;

const tasks = [
  {
    title: 'Export records',
    to: '/guide/commands/record-export/',
    text: 'Save an app’s records to a CSV file, and download their attachments.',
    command: 'record export --app 8',
  },
  {
    title: 'Import records',
    to: '/guide/commands/record-import/',
    text: 'Add records from a CSV file, or update existing ones.',
    command: 'record import --app 8 --file-path …',
  },
  {
    title: 'Delete records',
    to: '/guide/commands/record-delete/',
    text: 'Delete all records in an app, or those listed in a CSV file.',
    command: 'record delete --app 8 --file-path …',
  },
  {
    title: 'Pack a plugin',
    to: '/guide/commands/plugin-pack/',
    text: 'Make the ZIP file that kintone installs, and check its ID and version.',
    command: 'plugin pack --input manifest.json',
  },
] as const;

/** Dates as the blog writes them, the same on the server and for every reader. */
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
            Installs the latest version. Requires Node.js 20 or later.{' '}
            <Link to="/guide/installation/">Other versions</Link>
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
      <ul className={clsx('clean-list', styles.tasks)}>
        {tasks.map(({title, to, text, command}) => (
          <li key={to} className="card">
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
            <div>
              <code translate="no">{command}</code>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function News(): ReactNode {
  return (
    <section>
      <Heading as="h2">What’s new</Heading>
      <ol className={clsx('clean-list', styles.news)}>
        {releases.map(({title, description, date, permalink}) => (
          <li key={permalink}>
            <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
            <div>
              <Link to={permalink}>{title}</Link>
              <p>{description}</p>
            </div>
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
    <section>
      <Heading as="h2">Look up an error</Heading>
      <p>
        Search for the message, or find the symptom in <Link to="/guide/troubleshooting/">Troubleshooting</Link>.
      </p>
      <SearchForm label="Paste the message" />
      <Heading as="h2">Get help</Heading>
      <ul className={clsx('clean-list', styles.ask)}>
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
      <main className={styles.page}>
        <header className={styles.masthead}>
          <div>
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
          <figure className={clsx(styles.session, 'code-figure')}>
            <figcaption>A CSV file updates one customer and adds another</figcaption>
            {session.map((part, index) => (
              <CodeBlock key={index} {...part} />
            ))}
          </figure>
        </header>
        <Tasks />
        <div className={styles.columns}>
          <News />
          <Help />
        </div>
      </main>
    </Layout>
  );
}
