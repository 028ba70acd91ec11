import type {ComponentProps, ReactNode} from 'react';
import Types from '@theme-original/Admonition/Types';
import type AdmonitionComponent from '@theme/Admonition';

type Props = Omit<ComponentProps<typeof AdmonitionComponent>, 'type'>;

/** The two classes that the Stability Index marks; looks and icon are those of a stock admonition. */
function Experimental(props: Props): ReactNode {
  return <Types.info title="Experimental" {...props} className="admonition-experimental" />;
}

function Deprecated(props: Props): ReactNode {
  return <Types.warning title="Deprecated" {...props} className="admonition-deprecated" />;
}

export default {...Types, experimental: Experimental, deprecated: Deprecated};
