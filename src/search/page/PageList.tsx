import type {ReactNode} from 'react';
import pages from '@generated/page-outputs/default/pages.json';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Text from '../../components/Text';
import styles from './styles.module.css';

/** Lists all pages by section, shown before a query and without script. */
export default function PageList(): ReactNode {
  const sections = [...new Set(pages.map(({section}) => section))];
  return sections.map((name) => (
    <section key={name}>
      <Heading as="h2">{name}</Heading>
      <ul className={clsx('clean-list margin-bottom--lg', styles.list)}>
        {pages
          .filter(({section}) => section === name)
          .map(({path, title, description}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p className={styles.text}>
                <Text>{description}</Text>
              </p>
            </li>
          ))}
      </ul>
    </section>
  ));
}
