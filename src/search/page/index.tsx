import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import pages from '@generated/page-outputs/default/pages.json';
import Heading from '@theme/Heading';
import translations from '@theme/SearchTranslations';
import LinkGroup from '../../components/LinkGroup';
import LinkList from '../../components/LinkList';
import {cutQuery} from '../request';
import SearchForm from '../form';
import ErrorScreen from '../dialog/ErrorScreen';
import NoResults from '../dialog/NoResults';
import {siteSearch} from '../dialog/siteSearch';
import '../dialog/styles';
import {useOtherPlaces} from '../dialog/usePlaces';
import {summaryOf, useSearch} from '../dialog/useSearch';
import {useSearchSetup} from '../dialog/useSearchSetup';
import type {SearchHit} from '../types';
import Results from './Results';

const sections = [...new Set(pages.map(({section}) => section))];

const allHits = (hits: readonly SearchHit[]): readonly SearchHit[] => hits;

/** The search results page, with the dialog's client. Without script, it lists every page. */
export default function SearchPageContent(): ReactNode {
  const setup = useSearchSetup();
  const [value, setQuery] = useQueryString('q');
  const text = cutQuery(value);
  const query = text.trim();
  const search = useSearch(query, allHits);
  const {answer, isStalled, loadNext} = search;
  const found = answer?.pages ?? [];
  const last = found.at(-1);
  const others = useOtherPlaces(answer?.query, last?.nbHits);
  const hasHits = found.some(({hits}) => hits.length > 0);
  const hasFailed = answer !== undefined && 'error' in answer;
  const isEmpty = last !== undefined && !hasHits && !hasFailed;

  return (
    <main className="DocSearch-Theme directory container margin-vert--lg padding-bottom--md">
      <Heading as="h1">Search</Heading>
      <SearchForm label={translations.placeholder!} query={text} onQuery={setQuery} />
      <p
        // The screens for these states show the same text.
        className={(isEmpty || hasFailed) && !isStalled ? 'DocSearch-VisuallyHiddenForAccessibility' : undefined}
        role="status"
      >
        {query ? summaryOf(search) || '\u00a0' : 'All pages'}
      </p>
      {last && siteSearch(setup).engine !== setup.config.engine && <p>Results from the built-in index.</p>}
      {!query &&
        sections.map((name) => (
          <LinkGroup key={name} name={name}>
            <LinkList pages={pages.filter(({section}) => section === name)} />
          </LinkGroup>
        ))}
      {isEmpty && <NoResults query={answer!.query} suggestions={last.suggestions} onSuggestion={setQuery} />}
      {last && (
        <Results
          pages={[...found, {hits: others, reportClick: () => undefined}]}
          hasMore={hasHits && !hasFailed && found.length < last.nbPages}
          onMore={loadNext}
        />
      )}
      {hasFailed && <ErrorScreen error={answer.error} search={siteSearch(setup)} onRetry={loadNext} />}
    </main>
  );
}
