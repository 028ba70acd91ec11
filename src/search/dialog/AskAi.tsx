import './ask-ai.css';
import type {ReactNode} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';
import type {SearchConfig} from '../setup';
import type {SearchRequest} from '../types';
import {correctMarkup} from './askAiMarkup';

interface Props {
  readonly assistant: NonNullable<SearchConfig['askAi']>;
  readonly facetFilters: SearchRequest['facetFilters'];
  /** Initial text of the input. */
  readonly question: string;
  /** Returns to the search. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Disables the modal's own search, since the dialog searches by keywords. It finds nothing and sends no request. */
const noSearch: DocSearchModalProps['transformSearchClient'] = (client) => ({
  ...client,
  search: () => Promise.resolve({results: []}),
});

/** DocSearch's own modal in Ask AI mode, inside the custom dialog. It fails if the browser blocks storage. */
export default function AskAi({assistant, facetFilters, question, onLeave, onClose}: Props): ReactNode {
  return (
    <div ref={(root) => correctMarkup(root!)} className="DocSearch-AskAi">
      <DocSearchModal
        appId={assistant.appId}
        apiKey={assistant.apiKey}
        // Keeps the modal's own search from reading the dialog's stored data; damaged data makes it throw.
        indices={['ask-ai']}
        // The type excludes alternatives, which the service accepts and the theme sends.
        askAi={{...assistant, searchParameters: {facetFilters: facetFilters as string[]}}}
        initialQuery={question}
        initialScrollY={window.scrollY}
        isAskAiActive
        // The list of former conversations doesn't support the keyboard, so none are stored.
        disableUserPersonalization
        transformSearchClient={noSearch}
        translations={translations.modal}
        onAskAiToggle={(isActive) => (isActive ? undefined : onLeave())}
        onClose={onClose}
      />
    </div>
  );
}
