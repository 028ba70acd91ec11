/** Names for records that last from one build to the next. */
import type {RecordType} from '../types';

/**
 * Names records, so that a saved search still points at its record after the next build: by address and
 * type, and by the place among the records of the same address and type. Text elsewhere on the page may
 * change without effect.
 *
 * @returns a function to be asked once for each record of a page, in reading order
 */
export function objectIdNamer(): (url: string, type: RecordType) => string {
  const seen = new Map<string, number>();
  return (url, type) => {
    const name = `${url}|${type}`;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return `${name}|${place}`;
  };
}
