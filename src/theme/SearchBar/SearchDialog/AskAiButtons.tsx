import type {ReactNode} from 'react';
import {SparklesIcon} from './Icons';

interface Props {
  readonly isLoading: boolean;
  readonly onAsk: () => void;
}

/** Turns the dialog to the assistant, with or without a question. */
export function AskAiToggle({isLoading, onAsk}: Props): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Action DocSearch-AskAi-Toggle"
      aria-label="Ask AI"
      title="Ask AI"
      aria-busy={isLoading || undefined}
      onClick={onAsk}
    >
      <SparklesIcon />
      <span className="DocSearch-AskAi-Toggle-Label">Ask AI</span>
    </button>
  );
}

/**
 * DocSearch's first entry above the results, as a button of its own: as the first option of the list it would be the
 * active one, and Enter would ask the assistant in place of opening the first result.
 */
export function AskAiEntry({
  query,
  hasResults,
  onAsk,
}: {
  readonly query: string;
  readonly hasResults: boolean;
  readonly onAsk: () => void;
}): ReactNode {
  return (
    <section className="DocSearch-AskAi-Section">
      <button type="button" className="DocSearch-Hit--AskAI" onClick={onAsk}>
        <span className="DocSearch-Hit-AskAIButton DocSearch-Hit-Container">
          <span className="DocSearch-Hit-AskAIButton-icon DocSearch-Hit-icon">
            <SparklesIcon />
          </span>
          <span className="DocSearch-Hit-AskAIButton-title">
            <span className="DocSearch-Hit-AskAIButton-title-highlight">
              {hasResults ? 'Ask AI: ' : "Didn't find it in the docs? Ask AI to help: "}
            </span>
            <mark className="DocSearch-Hit-AskAIButton-title-query">{query}</mark>
          </span>
        </span>
      </button>
    </section>
  );
}
