import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, REPOSITORY_URL} from '../site/links';
import styles from './index.module.css';

const RELEASE_URL = `${REPOSITORY_URL}/releases/tag/v1.14.2`;

const binaries = [
  {value: 'windows', label: 'Windows', file: 'cli-kintone_v1.14.2_win.zip', check: 'cli-kintone.exe --version'},
  {value: 'macos', label: 'macOS', file: 'cli-kintone_v1.14.2_macos.zip', check: './cli-kintone --version'},
  {value: 'linux', label: 'Linux', file: 'cli-kintone_v1.14.2_linux.zip', check: './cli-kintone --version'},
] as const;

const tasks = [
  {
    title: 'Export records',
    to: '/guide/commands/record-export/',
    text: 'Write the records of an app, with their attachments, to a CSV file.',
    command: 'cli-kintone record export \\\n  --app 8 > customers.csv',
  },
  {
    title: 'Import records',
    to: '/guide/commands/record-import/',
    text: 'Add records from a CSV file, or update those that exist already.',
    command: 'cli-kintone record import \\\n  --app 8 --file-path customers.csv',
  },
  {
    title: 'Delete records',
    to: '/guide/commands/record-delete/',
    text: 'Remove all records of an app, or those that a CSV file lists.',
    command: 'cli-kintone record delete \\\n  --app 8 --file-path closed.csv',
  },
] as const;

const session = `$ cli-kintone record import --app 8 --file-path customers.csv
[2025-08-06T01:23:45.678Z] INFO: Starting to import records...
[2025-08-06T01:23:45.678Z] INFO: Imported 3 records successfully
$ cli-kintone record export --app 8 --fields Company,Region
"Company","Region"
"Maple Bakery","North"
"Harbor Hotel","West"
"Green Clinic","East"`;

function Install(): ReactNode {
  return (
    <Tabs groupId="install" className={styles.tabs}>
      <TabItem value="npm" label="npm" default>
        <CodeBlock language="bash">npm install -g @kintone/cli</CodeBlock>
      </TabItem>
      {binaries.map(({value, label, file, check}) => (
        <TabItem key={value} value={value} label={label}>
          <p>
            Download <Link href={RELEASE_URL}>{file}</Link>, unpack it, then check it:
          </p>
          <CodeBlock language={value === 'windows' ? 'powershell' : 'bash'}>{check}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <PageMetadata description="cli-kintone imports, exports and deletes kintone records as CSV files, from your terminal, your scripts and your CI." />
      <main className={styles.page}>
        <header className={styles.hero}>
          <div className={styles.lead}>
            <Heading as="h1">{siteConfig.tagline}</Heading>
            <p>
              cli-kintone moves kintone records between your apps and CSV files: from your terminal, your scripts and
              your CI.
            </p>
            <Install />
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/guide/">
                First steps
              </Link>
              <Link className="button button--outline button--primary button--lg" to="/reference/">
                Reference
              </Link>
            </p>
          </div>
          <CodeBlock className={styles.terminal} language="text" title="Three customers in, three customers out">
            {session}
          </CodeBlock>
        </header>
        <section>
          <Heading as="h2">What do you want to do?</Heading>
          <ul className={styles.tasks}>
            {tasks.map(({title, to, text, command}) => (
              <li key={to}>
                <Heading as="h3">
                  <Link to={to}>{title}</Link>
                </Heading>
                <p>{text}</p>
                <code>{command}</code>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.columns}>
          <div>
            <Heading as="h2">An error on the screen?</Heading>
            <p>
              Paste its message into the search, or go from the symptom to the cure in{' '}
              <Link to="/guide/troubleshooting/">Troubleshooting</Link>.
            </p>
          </div>
          <div>
            <Heading as="h2">What is new</Heading>
            <p>
              Version 1.14.2 upserts on the kintone server. <Link to="/blog/">All releases are in the blog</Link>.
            </p>
          </div>
          <div>
            <Heading as="h2">Ask and tell</Heading>
            <p>
              Ask in the <Link href={FORUM_ENGLISH_URL}>English</Link> or the{' '}
              <Link href={FORUM_JAPANESE_URL}>Japanese</Link> forum, report a bug on{' '}
              <Link href={`${REPOSITORY_URL}/issues`}>GitHub</Link>, or see{' '}
              <Link to="/community/">the community pages</Link>.
            </p>
          </div>
        </section>
      </main>
    </Layout>
  );
}
