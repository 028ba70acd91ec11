import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Description';
import Text from '../../components/Text';

/** Ejected: the stock description is cut to one line, and breaks `cli-kintone`. This is its first sentence. */
export default function DocCardDescription({description}: Props): ReactNode {
  return <p className="margin-bottom--none">{description && <Text>{description.replace(/(?<=\.) .*/, '')}</Text>}</p>;
}
