import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, TUTORIAL_JAPANESE_URL} from '../../site/links';

/** The most results that are few: where to go is said below them, too. */
const FEW = 5;

interface Props {
  readonly query: string;
  /** How much was found. */
  readonly count: number;
}

/** Where else to look, or to ask, in the language of a query that finds little. */
export default function Places({query, count}: Props): ReactNode {
  if (count > FEW) {
    return null;
  }
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(query) ? (
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
