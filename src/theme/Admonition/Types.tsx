import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import Info from '@theme/Admonition/Type/Info';
import Warning from '@theme/Admonition/Type/Warning';
import AdmonitionTypes from '@theme-original/Admonition/Types';

/** Adds boxes for the Stability Index, `:::experimental` and `:::deprecated`; `src/css/custom.css` colors them. */
export default {
  ...AdmonitionTypes,
  experimental: (props: Props): ReactNode => <Info title="Experimental" {...props} />,
  deprecated: (props: Props): ReactNode => <Warning title="Deprecated" {...props} />,
};
