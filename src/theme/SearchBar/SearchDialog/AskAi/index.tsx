import './styles.css';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {assistantFetch} from '../../../../search/assistant';
import type {Assistant} from '../useAskAi';
import {mendMarkup} from './markup';
import {askQuestion} from './question';

interface Props {
  readonly assistant: Assistant;
  /** Asked at once; empty: the reader has not asked anything yet. */
  readonly question: string;
  /** Back to the search, for the query that the assistant searched for, if the reader chose one of those. */
  readonly onLeave: (query?: string) => void;
  readonly onClose: () => void;
}

const SEARCHED_QUERY = 'DocSearch-AskAiScreen-MessageContent-Tool-Query';

/** Searching by keywords is our own dialog's part: the modal's finds nothing, and asks nobody. */
const noSearch: DocSearchModalProps['transformSearchClient'] = (client) => ({
  ...client,
  search: () => Promise.resolve({results: []}),
});

/** The query of which a control of the modal tells that the assistant searched for it. */
function searchedQuery(element: Element | null): string | undefined {
  return element?.classList.contains(SEARCHED_QUERY) ? element.textContent.trim().replaceAll('"', '') : undefined;
}

function translations(onLeave: Props['onLeave']): DocSearchModalProps['translations'] {
  return {
    searchBox: {placeholderTextAskAi: 'Ask a question', placeholderTextAskAiStreaming: 'Answering …'},
    footer: {backToSearchText: 'Close'}, // What Escape does everywhere in the dialog.
    newConversation: {
      newConversationTitle: 'Ask a question',
      newConversationDescription: 'The assistant answers from this documentation.',
    },
    askAiScreen: {
      disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.',
      // DocSearch's own cannot be pressed with Enter.
      aggregatedToolCallNode: (queries) => (
        <div className="DocSearch-AskAiScreen-MessageContent-Tool">
          <span>
            Searched for
            {queries.map((query, index) => (
              <span key={query}>
                {index > 0 && ','}{' '}
                <button type="button" className={SEARCHED_QUERY} onClick={() => onLeave(query)}>
                  &quot;{query}&quot;
                </button>
              </span>
            ))}
          </span>
        </div>
      ),
    },
  };
}

/** DocSearch's own modal in its Ask AI mode, inside our dialog. What it lacks is mended in `markup.ts`. */
function Conversation({assistant, question, onLeave, onClose}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {appId, apiKey, indexName, assistantId, language} = assistant;
  // Conversations that an earlier site has stored: they are not shown here, and damage in them makes the modal throw.
  useState(() => window.localStorage.removeItem(`__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`));

  useEffect(() => {
    const pageFetch = window.fetch;
    const left = new AbortController();
    const ownFetch = assistantFetch(pageFetch, left.signal);
    window.fetch = ownFetch;
    return () => {
      left.abort();
      if (window.fetch === ownFetch) {
        window.fetch = pageFetch; // Unless another script has wrapped it since.
      }
    };
  }, []);
  useEffect(() => mendMarkup(root.current!), []);
  useEffect(() => askQuestion(root.current!, question), [question]);

  return (
    <div ref={root} className="DocSearch-AskAi">
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        // Of the modal's own search, which must not read what our dialog has stored: damage makes it throw.
        indices={['ask-ai']}
        askAi={{assistantId, indexName, searchParameters: {facetFilters: [`language:${language}`]}}}
        initialQuery={question}
        initialScrollY={window.scrollY}
        isAskAiActive
        // Its list of former conversations cannot be used with the keyboard: none are stored.
        disableUserPersonalization
        transformSearchClient={noSearch}
        translations={translations(onLeave)}
        onAskAiToggle={(isActive) => {
          if (!isActive) {
            onLeave(searchedQuery(document.activeElement));
          }
        }}
        onClose={onClose}
      />
    </div>
  );
}

/** Where the modal itself fails, as it does where the browser forbids to store anything. */
function Failure({onLeave}: Pick<Props, 'onLeave'>): ReactNode {
  return (
    <div className="DocSearch-Modal">
      <div className="DocSearch-ErrorScreen" role="alert">
        <p className="DocSearch-Title">Ask AI does not work in this browser.</p>
        <p className="DocSearch-Help">It needs to store data for the site, which the browser may be set to forbid.</p>
        <div className="DocSearch-ErrorScreen-Actions">
          <button type="button" className="button button--primary" onClick={() => onLeave()}>
            Back to search
          </button>
        </div>
      </div>
    </div>
  );
}

export default function AskAi(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <Failure onLeave={props.onLeave} />}>
      <Conversation {...props} />
    </ErrorBoundary>
  );
}
