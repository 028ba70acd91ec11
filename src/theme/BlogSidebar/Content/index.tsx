import type {ReactNode} from 'react';
import Content from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';

/** Wrapped: makes the reading time, which `src/site/content.ts` adds to the titles, less prominent. */
export default function ContentWrapper(props: Props): ReactNode {
  const items = props.items.map((item) => {
    const [name, time] = item.title.split('\n');
    const title: unknown = [name, '\u2003', <small key="time" className="text--normal" children={time} />];
    return {...item, title: title as string}; // The list renders any node.
  });
  return <Content {...props} items={items} />;
}
