import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {JAPANESE} from '../engine/words';
import {parentPage, type SearchHit} from '../types';
import {FORUM_ENGLISH_URL, FORUM_JAPANESE_URL, TUTORIAL_JAPANESE_URL} from '../../site/links';

/** Maximum number of results that still show other places. */
const FEW = 5;

const OTHERS = {
  en: {'/guide/troubleshooting/': ['Look up a message in Troubleshooting'], [FORUM_ENGLISH_URL]: ['Ask in the forum']},
  ja: {[TUTORIAL_JAPANESE_URL]: ['チュートリアルを見る'], [FORUM_JAPANESE_URL]: ['フォーラムで質問する']},
} as const;

/** Returns titles and texts by address as a group of hits. */
export function usePlaces(lvl0: string, places: Readonly<Record<string, readonly [string, string?]>>): SearchHit[] {
  const {withBaseUrl} = useBaseUrlUtils();
  return Object.entries(places).map(([address, [lvl1, content = null]]) => {
    const page = parentPage({url: withBaseUrl(address), hierarchy: {lvl0, lvl1}});
    return {...page, type: content ? 'content' : 'lvl1', content};
  });
}

/** Returns other places to look or ask, in the language of the query, if it finds little. */
export function useOtherPlaces(query = '', count = Infinity): SearchHit[] {
  const others = usePlaces('More help', OTHERS[JAPANESE.test(query) ? 'ja' : 'en']);
  return count > FEW ? [] : others;
}
