import type {Level, SearchHit, TextPart} from './types';

/**
 * The text of a hit's heading or content to show: shortened around the match if the engine did that.
 *
 * @returns no parts when the hit has no such text
 */
export function hitText(hit: SearchHit, attribute: Level | 'content'): readonly TextPart[] {
  const text = attribute === 'content' ? hit.content : hit.hierarchy[attribute];
  return hit.snippet[attribute] ?? hit.highlight[attribute] ?? (text ? [{text, marked: false}] : []);
}
