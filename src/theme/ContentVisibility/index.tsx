import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import PageActions from '../../components/PageActions';

/**
 * Wrapped: the first element of posts and standalone pages also links to the page's Markdown version. Docs pages have it
 * next to their breadcrumbs.
 */
export default function ContentVisibilityWithActions(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      {plugin.name !== 'docusaurus-plugin-content-docs' && <PageActions />}
      <ContentVisibility {...props} />
    </>
  );
}
