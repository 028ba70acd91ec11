import {useEffect, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme-original/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';

/**
 * Wrapped: a block can be reached with the Tab key while there is something to scroll. The stock block always can,
 * which puts a stop without use in front of every copy button of a page.
 */
export default function ContentWithFocus(props: Props): ReactNode {
  const {
    wordWrap: {codeBlockRef, isCodeScrollable, isEnabled},
  } = useCodeBlockContext();
  useEffect(() => {
    // A wrapped block still counts as scrollable, so that its button stays.
    if (isCodeScrollable && !isEnabled) {
      codeBlockRef.current?.setAttribute('tabindex', '0');
    } else {
      codeBlockRef.current?.removeAttribute('tabindex');
    }
  }, [codeBlockRef, isCodeScrollable, isEnabled]);
  return <Content {...props} />;
}
