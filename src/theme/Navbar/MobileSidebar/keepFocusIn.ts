/** Everything outside the panel and the backdrop, which closes it. */
const OUTSIDE = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes an open panel modal. The focus goes to its close button, everything around it is inert, and Escape calls
 * `close`.
 *
 * @param opener element that gets the focus back
 * @returns a cleanup function
 */
export function keepFocusIn(panel: HTMLElement, opener: HTMLElement, close: () => void): () => void {
  const outside = document.querySelectorAll(OUTSIDE);
  const onKeyDown = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) {
      close(); // Unless Escape has closed the search dialog above the panel.
    }
  };
  outside.forEach((element) => element.setAttribute('inert', ''));
  panel.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    outside.forEach((element) => element.removeAttribute('inert'));
    opener.focus();
  };
}
