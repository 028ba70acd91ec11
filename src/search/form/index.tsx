import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH, pasteQuery} from '../request';
import styles from './styles.module.css';

interface Props {
  /** Names the field for a screen reader, and is its placeholder. */
  readonly label: string;
  /** The text of the field: at first, or always if there is `onQuery`. */
  readonly query?: string;
  /** On the search page itself: takes the query as it is typed. */
  readonly onQuery?: (query: string) => void;
}

/** A search field that leads to the search page, with and without script. */
export default function SearchForm({label, query, onQuery}: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={label}
      action={useBaseUrl('/search/')}
      className={styles.form}
      onSubmit={(event) => onQuery && event.preventDefault()}
    >
      <input
        key={onQuery ? undefined : query}
        {...(onQuery ? {value: query, onChange: ({target}) => onQuery(target.value)} : {defaultValue: query})}
        type="search"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        onPaste={pasteQuery}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
      {!onQuery && (
        <button type="submit" className="button button--primary">
          Search
        </button>
      )}
    </form>
  );
}
