import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {ListedPage} from '@generated/page-outputs/default/pages.json';
import Text from '../Text';
import styles from './styles.module.css';

/** Uses the blog's date format, the same on the server and for every reader. */
const dateFormat = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

interface Props {
  readonly pages: readonly ListedPage[];
  /** Name of the group, such as a year, which the dates don't repeat. */
  readonly group?: string;
}

/** Lists pages with their descriptions, and posts also with their dates. */
export default function LinkList({pages, group}: Props): ReactNode {
  return (
    <ul className={clsx('clean-list margin-bottom--lg', styles.links)}>
      {pages.map(({path, title, date, description}) => (
        <li key={path} className="row row--align-baseline">
          {date && (
            <time dateTime={date} className="col">
              {dateFormat.format(new Date(date)).replace(`, ${group}`, '')}
            </time>
          )}
          <div className="col">
            <Link to={path} className="text--bold text--no-decoration">
              <Text>{title}</Text>
            </Link>
            <div>
              <Text>{description}</Text>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
