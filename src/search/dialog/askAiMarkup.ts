/** Fixes without a DocSearch 4.7 option: accessible markup in Ask AI mode, and the length of a question. */
import {MAX_QUERY_LENGTH} from '../request';

/** Attributes to remove. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  // The whole modal is a button around all other controls (axe: nested-interactive).
  '.DocSearch-Container': ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'],
  // The input refers to a missing label and list.
  '.DocSearch-Input': ['aria-labelledby', 'aria-autocomplete', 'aria-controls', 'aria-activedescendant'],
  // Plain text has an accessible name that differs from its words (axe: aria-allowed-attr).
  '.DocSearch-Label': ['aria-label'],
};

/** Attributes to set. */
const MISSING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.DocSearch-Input': {maxlength: String(MAX_QUERY_LENGTH), 'aria-label': 'Question'},
  '.DocSearch-StopStreaming': {'aria-label': 'Stop answering'},
  '.DocSearch-Menu-trigger': {'aria-label': 'More actions'},
  // Otherwise, screen readers wouldn't announce progress, the answer, errors, and the result of a vote.
  '.DocSearch-Modal-heading': {role: 'status'},
  '.DocSearch-Dropdown': {role: 'log', 'aria-label': 'Conversation', tabindex: '0'},
  '.DocSearch-AskAiScreen-Error': {role: 'alert'},
  '.DocSearch-AskAiScreen-FeedbackText': {role: 'status'},
  // Headings skip a level (axe: heading-order).
  ':is(.DocSearch-AskAiScreen-Error-Title, .DocSearch-NewConversationScreen-Title)': {role: 'none'},
};

/**
 * Makes the modal's markup accessible, now and after each change.
 *
 * @param root the element around the modal
 * @returns a cleanup function
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
    observer.takeRecords(); // Ignores the changes made here.
  }
  const observer = new MutationObserver(correct);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  correct();
  return () => observer.disconnect();
}
