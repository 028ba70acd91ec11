import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {JAPANESE} from '../engine/words';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, TUTORIAL_JAPANESE_URL} from '../../site/links';
import Icon from './Icon';

/** Maximum number of results that still show other places. */
const FEW = 5;

const PLACES = {
  en: {'/guide/troubleshooting/': 'Look up a message in Troubleshooting', [FORUM_ENGLISH_URL]: 'Ask in the forum'},
  ja: {[TUTORIAL_JAPANESE_URL]: 'チュートリアルを見る', [FORUM_JAPANESE_URL]: 'フォーラムで質問する'},
};

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
  const lang = JAPANESE.test(query) ? 'ja' : 'en';
  return (
    <ul className="clean-list DocSearch-Places" lang={lang}>
      {Object.entries(PLACES[lang]).map(([url, text]) => (
        <li key={url}>
          <Link to={url}>
            <Icon name="page" />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
