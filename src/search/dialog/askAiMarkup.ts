/** What DocSearch 4.7 has no option for: accessible markup of its Ask AI mode, and a first question. */
import {MAX_QUERY_LENGTH} from '../request';

/** Attributes to set; null: to remove. */
type Attributes = Readonly<Record<string, string | null>>;

const CORRECTIONS: Readonly<Record<string, (element: Element) => Attributes>> = {
  // The whole modal is a button around all other controls (axe: nested-interactive).
  '.DocSearch-Container': () => ({
    role: null,
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  }),
  // The input takes 512 characters, and refers to a label and a list that do not exist.
  '.DocSearch-Input': () => ({
    maxlength: String(MAX_QUERY_LENGTH),
    'aria-label': 'Question',
    'aria-labelledby': null,
    'aria-autocomplete': null,
    'aria-controls': null,
    'aria-activedescendant': null,
  }),
  '.DocSearch-StopStreaming': () => ({'aria-label': 'Stop answering'}),
  '.DocSearch-Menu-trigger': ({nextElementSibling}) => ({
    'aria-label': 'More actions',
    'aria-expanded': String(nextElementSibling?.classList.contains('open') ?? false),
  }),
  // Otherwise, screen readers would not announce progress, the answer, errors, and the result of a vote.
  '.DocSearch-Modal-heading': () => ({role: 'status'}),
  '.DocSearch-Dropdown': () => ({role: 'log', 'aria-label': 'Conversation', tabindex: '0'}),
  '.DocSearch-AskAiScreen-Error': () => ({role: 'alert'}),
  '.DocSearch-AskAiScreen-FeedbackText': () => ({role: 'status'}),
  // Headings that skip a level (axe: heading-order).
  ':is(.DocSearch-AskAiScreen-Error-Title, .DocSearch-NewConversationScreen-Title)': () => ({role: 'none'}),
  // A plain text has a name other than its words (axe: aria-allowed-attr).
  '.DocSearch-Label': () => ({'aria-label': null}),
};

function correct(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Correct attributes stay unchanged: a change would trigger the observer.
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/**
 * Makes the modal's markup accessible, now and after each of its changes, and asks the first question. DocSearch opens
 * in Ask AI mode without one: the initial query is put into its input, and Enter there, once the Clear button shows, is
 * the only way to send it.
 *
 * @param root the element around the modal
 * @param question as given to the modal; empty: nothing is asked
 * @returns a function that ends it
 */
export function adaptModal(root: Element, question: string): () => void {
  let isSent = question === '';
  function adapt(): void {
    for (const [selector, attributes] of Object.entries(CORRECTIONS)) {
      root.querySelectorAll(selector).forEach((element) => correct(element, attributes(element)));
    }
    if (!isSent && root.querySelector('.DocSearch-Clear:not([hidden])')) {
      isSent = true;
      const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
      root.querySelector('.DocSearch-Input')?.dispatchEvent(enter);
    }
  }
  const observer = new MutationObserver(adapt);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  adapt();
  return () => observer.disconnect();
}
