/**
 * Asks the first question. DocSearch 4.7 opens in Ask AI mode without one: what it is given as the initial query
 * stands in its input, and Enter there is the only way to send it. It is ready when its Clear button shows.
 *
 * @param root the element around the modal
 * @param question as given to the modal; empty: nothing is asked
 * @returns a function that gives up
 */
export function askQuestion(root: Element, question: string): () => void {
  const observer = new MutationObserver(askWhenReady);
  function askWhenReady(): void {
    if (root.querySelector('.DocSearch-Clear:not([hidden])')) {
      observer.disconnect();
      root
        .querySelector('.DocSearch-Input')
        ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    }
  }
  if (question) {
    observer.observe(root, {subtree: true, childList: true, attributes: true});
    askWhenReady();
  }
  return () => observer.disconnect();
}
