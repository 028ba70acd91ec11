import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {filterDocCardListItems, findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import Cards from '../../components/Cards';
import Text from '../../components/Text';

function Card({item}: {readonly item: NonNullable<Props['items']>[number]}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  return (
    <li>
      <strong>
        <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      </strong>
      <Text>{(item.description ?? doc?.description ?? '').replace(/(?<=\.) .*/, '')}</Text>
    </li>
  );
}

/** Ejected: the stock cards have emoji, and cut titles and descriptions to one line. These show one sentence. */
export default function DocCardList({items = []}: Props): ReactNode {
  return (
    <Cards>
      <ul>
        {filterDocCardListItems(items).map((item, index) => (
          <Card key={index} item={item} />
        ))}
      </ul>
    </Cards>
  );
}
