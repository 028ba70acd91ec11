import type {ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';

/** Wrapped: keeps browsers from translating the code in the stock list. */
export default function TOCItemTreeWrapper({toc, ...rest}: Props): ReactNode {
  const marked = JSON.stringify(toc).replaceAll('<code>', String.raw`<code translate=\"no\">`);
  return <Tree toc={JSON.parse(marked) as Props['toc']} {...rest} />;
}
