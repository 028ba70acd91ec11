import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH, pasteQuery} from '../request';
import styles from './styles.module.css';

interface Props {
  /** Accessible name and placeholder of the field. */
  readonly label?: string;
  /** Text of the field: the initial text, or the current text if there is `onQuery`. */
  readonly query?: string;
  /** Receives the query while it is typed, on the search page. */
  readonly onQuery?: (query: string) => void;
}

/** A search field that opens the search page, with and without script. */
export default function SearchForm({label = 'Paste the message', query, onQuery}: Props): ReactNode {
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
