import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ListedPage} from '../../search/pages';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly ListedPage[];
}

/** All pages by section: what there is before a query, and what there is without script. */
export default function PageList({pages}: Props): ReactNode {
  const sections = [...new Set(pages.map(({section}) => section))];
  return sections.map((name) => (
    <section key={name}>
      <Heading as="h2">{name}</Heading>
      <ul className={styles.list}>
        {pages
          .filter(({section}) => section === name)
          .map(({url, title, description}) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}
