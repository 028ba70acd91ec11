import type {ReactNode} from 'react';
import type {ListedPage} from '@generated/page-outputs/default/pages.json';
import Heading from '@theme/Heading';
import LinkList from '../LinkList';

interface Props {
  readonly groups: readonly {name: ReactNode; about?: string; pages: readonly ListedPage[]}[];
}

/** Lists pages in groups. The name of each is next to its pages, or above them on a narrow screen. */
export default function LinkGroups({groups}: Props): ReactNode {
  return groups.map(({name, about, pages}, index) => (
    <section key={index} className="row padding-top--lg">
      <header className="col col--3">
        <Heading as="h2">{name}</Heading>
        <p>{about}</p>
      </header>
      <div className="col col--9">
        <LinkList pages={pages} />
      </div>
    </section>
  ));
}
