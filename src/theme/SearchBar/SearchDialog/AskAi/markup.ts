import {MAX_QUERY_LENGTH} from '../../../../search/request';

/** Attributes to set; null: to take away. */
type Attributes = Readonly<Record<string, string | null>>;

interface Mend {
  /** What is wrong in DocSearch 4.7. */
  readonly defect: string;
  readonly selector: string;
  readonly attributes: (element: Element) => Attributes;
}

const MENDS: readonly Mend[] = [
  {
    defect: 'The whole modal is a button around all other controls (axe: nested-interactive).',
    selector: '.DocSearch-Container',
    attributes: () => ({
      role: null,
      tabindex: null,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    }),
  },
  {
    defect: 'The input takes 512 characters, is named by a label that is missing, and controls a list that is, too.',
    selector: '.DocSearch-Input',
    attributes: () => ({
      maxlength: String(MAX_QUERY_LENGTH),
      'aria-label': 'Question',
      'aria-labelledby': null,
      'aria-autocomplete': null,
      'aria-controls': null,
      'aria-activedescendant': null,
    }),
  },
  {
    defect: 'The button that stops an answer has no name.',
    selector: '.DocSearch-StopStreaming',
    attributes: () => ({'aria-label': 'Stop answering', title: 'Stop answering'}),
  },
  {
    defect: 'The button of the menu has no name, and does not say whether the menu is open.',
    selector: '.DocSearch-Menu-trigger',
    attributes: ({nextElementSibling}) => ({
      'aria-label': 'More actions',
      title: 'More actions',
      'aria-expanded': String(nextElementSibling?.classList.contains('open') ?? false),
    }),
  },
  {
    defect: 'Nobody hears that an answer is coming.',
    selector: '.DocSearch-Modal-heading',
    attributes: () => ({role: 'status'}),
  },
  {
    defect: 'Nobody hears the answer, and the keyboard cannot scroll a long one.',
    selector: '.DocSearch-Dropdown',
    attributes: (element) => ({
      role: 'log',
      'aria-label': 'Conversation',
      'aria-busy': String(element.closest('.DocSearch-Modal')?.querySelector('.DocSearch-StopStreaming') !== null),
      tabindex: '0',
    }),
  },
  {
    defect: 'Nobody hears of an error.',
    selector: '.DocSearch-AskAiScreen-Error',
    attributes: () => ({role: 'alert'}),
  },
  {
    defect: 'The titles of errors and screens are headings of a level that leaves out others (axe: heading-order).',
    selector: ':is(.DocSearch-AskAiScreen-Error-Title, .DocSearch-NewConversationScreen-Title)',
    attributes: () => ({role: 'none'}),
  },
  {
    defect: 'Nobody hears what became of a vote.',
    selector: '.DocSearch-AskAiScreen-FeedbackText',
    attributes: () => ({role: 'status'}),
  },
  {
    defect: 'A plain text has a name other than its words (axe: aria-allowed-attr).',
    selector: '.DocSearch-Label',
    attributes: () => ({'aria-label': null}),
  },
];

function apply(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // What is right already is left alone: a change would be observed.
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/**
 * Makes the modal's markup accessible, now and after each of its changes: DocSearch has no option for any of this.
 *
 * @param root the element around the modal
 * @returns a function that ends it
 */
export function mendMarkup(root: Element): () => void {
  const mend = (): void => {
    for (const {selector, attributes} of MENDS) {
      root.querySelectorAll(selector).forEach((element) => apply(element, attributes(element)));
    }
  };
  const observer = new MutationObserver(mend);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  mend();
  return () => observer.disconnect();
}
