import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {JAPANESE} from '../engine/words';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, TUTORIAL_JAPANESE_URL} from '../../site/links';

/** Maximum number of results that still show other places. */
const FEW = 5;

interface Props {
  readonly query: string;
  /** Number of results. */
  readonly count: number;
}

/** Other places to look or ask, in the language of the query, if it finds little. */
export default function Places({query, count}: Props): ReactNode {
  if (count > FEW) {
    return null;
  }
  return JAPANESE.test(query) ? (
    <p className="DocSearch-Help" lang="ja">
      日本語の<Link to={TUTORIAL_JAPANESE_URL}>チュートリアル</Link>と<Link to={FORUM_JAPANESE_URL}>フォーラム</Link>
      もご覧ください。
    </p>
  ) : (
    <p className="DocSearch-Help">
      Look up a message in <Link to="/guide/troubleshooting/">Troubleshooting</Link>, or ask in the{' '}
      <Link to={FORUM_ENGLISH_URL}>forum</Link>.
    </p>
  );
}
