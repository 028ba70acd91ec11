import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

/** Ejected: the stock block colors code in the browser. Pages use `components/CodeBlock`. */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
