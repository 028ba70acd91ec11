import {useMemo, type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';

/** Wrapped: keeps browsers from translating the code in the stock list. */
export default function TOCItemTreeWrapper({toc, ...rest}: Props): ReactNode {
  const marked = useMemo(
    () => JSON.parse(JSON.stringify(toc).replaceAll('<code>', String.raw`<code translate=\"no\">`)) as Props['toc'],
    [toc],
  );
  return <Tree toc={marked} {...rest} />;
}
