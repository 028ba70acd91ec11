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
  /** In its input at first. */
  readonly question: string;
  /** Back to the search. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Our dialog searches by keywords: the modal's search finds nothing, and sends no request. */
const noSearch: DocSearchModalProps['transformSearchClient'] = (client) => ({
  ...client,
  search: () => Promise.resolve({results: []}),
});

/** DocSearch's own modal in its Ask AI mode, inside our dialog. It fails where the browser forbids to store anything. */
export default function AskAi({assistant, facetFilters, question, onLeave, onClose}: Props): ReactNode {
  return (
    <div ref={(root) => correctMarkup(root!)} className="DocSearch-AskAi">
      <DocSearchModal
        appId={assistant.appId}
        apiKey={assistant.apiKey}
        // For the modal's own search, which must not read our dialog's stored data: damaged data makes it throw.
        indices={['ask-ai']}
        // Its type does not allow alternatives, which the service takes and the theme sends.
        askAi={{...assistant, searchParameters: {facetFilters: facetFilters as string[]}}}
        initialQuery={question}
        initialScrollY={window.scrollY}
        isAskAiActive
        // Its list of former conversations cannot be used with the keyboard: none are stored.
        disableUserPersonalization
        transformSearchClient={noSearch}
        translations={translations.modal}
        onAskAiToggle={(isActive) => {
          if (!isActive) {
            onLeave();
          }
        }}
        onClose={onClose}
      />
    </div>
  );
}
