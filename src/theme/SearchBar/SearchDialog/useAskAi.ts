import {useRef, useState} from 'react';
import type {HostedSearch} from '../../../site/environment';
import type * as AskAiModule from './AskAi';

/** What the assistant is asked with. */
export interface Assistant extends Pick<HostedSearch, 'appId' | 'apiKey' | 'indexName'> {
  readonly assistantId: string;
  /** Of the pages it answers from: `en`. */
  readonly language: string;
}

type Stage =
  | {readonly name: 'off' | 'loading' | 'failed'}
  | {readonly name: 'on'; readonly Screen: typeof AskAiModule.default; readonly question: string};

export interface AskAi {
  readonly stage: Stage;
  /** Loads DocSearch's modal, and shows it in place of the search. An empty question asks nothing yet. */
  readonly open: (question: string) => void;
  /** Back to the search. */
  readonly leave: () => void;
}

/** Whether the dialog searches or asks. Nothing of Ask AI is loaded before the reader turns to it. */
export function useAskAi(): AskAi {
  const [stage, setStage] = useState<Stage>({name: 'off'});
  const isLoading = useRef(false);

  async function open(question: string): Promise<void> {
    if (isLoading.current) {
      return;
    }
    isLoading.current = true;
    setStage({name: 'loading'});
    try {
      const {default: Screen} = await import('./AskAi');
      setStage({name: 'on', Screen, question});
    } catch {
      setStage({name: 'failed'}); // The chunk cannot be had: the reader is told, and can try again.
    } finally {
      isLoading.current = false;
    }
  }

  return {stage, open: (question) => void open(question), leave: () => setStage({name: 'off'})};
}
