import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH} from '../../search/request';
import styles from './styles.module.css';

interface Props {
  /** Names the field for a screen reader, and is its placeholder. */
  readonly label: string;
  /** The initial text of the field. */
  readonly query?: string;
}

/** A search field that leads to the search page, with and without script. */
export default function SearchForm({label, query}: Props): ReactNode {
  return (
    <form role="search" aria-label={label} action={useBaseUrl('/search/')} className={styles.form}>
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
