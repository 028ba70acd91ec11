import type {ClipboardEvent} from 'react';
import {messageOf} from './logLine';

/** Maximum length of a query; longer ones are cut (specification §5). */
export const MAX_QUERY_LENGTH = 64;

/** Default name of the hosted index, also in the keys of saved searches. */
export const DEFAULT_INDEX_NAME = 'cli';

/** Cuts a query to its maximum length, and removes lone surrogates, which no service accepts. */
export function cutQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
}

/** Reads text pasted into a query field before cutting it. A log is reduced to its message, cut to fit. */
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
