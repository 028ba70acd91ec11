/** What DocSearch 4.7 has no option for: accessible markup of its Ask AI mode, and the length of a question. */
import {MAX_QUERY_LENGTH} from '../request';

/** Attributes to remove. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  // The whole modal is a button around all other controls (axe: nested-interactive).
  '.DocSearch-Container': ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'],
  // The input refers to a label and a list that do not exist.
  '.DocSearch-Input': ['aria-labelledby', 'aria-autocomplete', 'aria-controls', 'aria-activedescendant'],
  // A plain text has a name other than its words (axe: aria-allowed-attr).
  '.DocSearch-Label': ['aria-label'],
};

/** Attributes to set. */
const MISSING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.DocSearch-Input': {maxlength: String(MAX_QUERY_LENGTH), 'aria-label': 'Question'},
  '.DocSearch-StopStreaming': {'aria-label': 'Stop answering'},
  '.DocSearch-Menu-trigger': {'aria-label': 'More actions'},
  // Otherwise, screen readers would not announce progress, the answer, errors, and the result of a vote.
  '.DocSearch-Modal-heading': {role: 'status'},
  '.DocSearch-Dropdown': {role: 'log', 'aria-label': 'Conversation', tabindex: '0'},
  '.DocSearch-AskAiScreen-Error': {role: 'alert'},
  '.DocSearch-AskAiScreen-FeedbackText': {role: 'status'},
  // Headings that skip a level (axe: heading-order).
  ':is(.DocSearch-AskAiScreen-Error-Title, .DocSearch-NewConversationScreen-Title)': {role: 'none'},
};

/**
 * Makes the modal's markup accessible, now and after each of its changes.
 *
 * @param root the element around the modal
 * @returns a function that ends it
 */
export function correctMarkup(root: Element): () => void {
  function correct(): void {
    for (const [selector, names] of Object.entries(WRONG)) {
      root.querySelectorAll(selector).forEach((element) => names.forEach((name) => element.removeAttribute(name)));
    }
    for (const [selector, attributes] of Object.entries(MISSING)) {
      for (const element of root.querySelectorAll(selector)) {
        Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      }
    }
    for (const trigger of root.querySelectorAll('.DocSearch-Menu-trigger')) {
      trigger.ariaExpanded = String(trigger.nextElementSibling?.classList.contains('open') ?? false);
    }
    observer.takeRecords(); // The changes made here.
  }
  const observer = new MutationObserver(correct);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  correct();
  return () => observer.disconnect();
}
