import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HitText from './HitText';
import {HitIcon, SelectIcon, TreeIcon} from './Icons';
import type {ScreenProps} from './screen';

type Props = Pick<ScreenProps, 'autocomplete' | 'onFollow'> & {
  readonly collection: ScreenProps['collections'][number];
  readonly item: ScreenProps['collections'][number]['items'][number];
};

/**
 * A result. The link itself is the list's option: an option holds no other control, and a link inside it would be one.
 */
export default function Hit({autocomplete, collection, item, onFollow}: Props): ReactNode {
  const {onClick, ...option} = autocomplete.getItemProps({item, source: collection.source});
  return (
    <li className="DocSearch-Hit" role="presentation">
      <Link
        {...option}
        to={item.hit.url}
        autoAddBaseUrl={false}
        tabIndex={-1}
        onClick={(event: MouseEvent) => {
          onClick(event);
          onFollow(event);
        }}
      >
        <span className="DocSearch-Hit-Container">
          {item.isChild && <TreeIcon isLast={item.isLastChild} />}
          <span className="DocSearch-Hit-icon" data-type={item.hit.type}>
            <HitIcon type={item.hit.type} />
          </span>
          <HitText hit={item.hit} />
          <span className="DocSearch-Hit-action DocSearch-Hit-Select-Icon">
            <SelectIcon />
          </span>
        </span>
      </Link>
    </li>
  );
}
