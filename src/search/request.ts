import type {ClipboardEvent} from 'react';
import {messageOf} from './logLine';

/** Longest query; longer ones are cut (specification §5). */
export const MAX_QUERY_LENGTH = 64;

/** Name of the hosted index unless the environment gives another; saved searches are stored under it, too. */
export const DEFAULT_INDEX_NAME = 'cli';

/** Cuts a query to its longest length, and takes out halves of characters, which no service accepts. */
export function cutQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
}

/** For the fields of a query: reads what is pasted before it is cut. A log gives its message, as much as has room. */
export function pasteQuery(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  const message = messageOf(text);
  if (message !== text) {
    event.preventDefault();
    const {currentTarget: field} = event;
    const {value, selectionStart, selectionEnd} = field;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
    const room = MAX_QUERY_LENGTH - value.length + end - start;
    field.setRangeText(cutQuery(message.slice(0, room)), start, end, 'end');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
