import type {ReactNode} from 'react';
import {failureReason} from '../../../search/failureReason';
import {ErrorIcon} from './Icons';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Searches the index of the site itself instead; undefined where that is what has failed. */
  readonly onUseEmbedded: (() => void) | undefined;
}

/** No answer: what has happened, and the ways on. */
export default function ErrorScreen({error, onRetry, onUseEmbedded}: Props): ReactNode {
  const reason = failureReason(error);
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <ErrorIcon />
      </div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      {reason && <p className="DocSearch-Help">{reason}</p>}
      <div className="DocSearch-ErrorScreen-Actions">
        <button type="button" className="button button--outline button--primary" onClick={onRetry}>
          Try again
        </button>
        {onUseEmbedded && (
          <button type="button" className="button button--primary" onClick={onUseEmbedded}>
            Search the built-in index
          </button>
        )}
      </div>
    </div>
  );
}
