/** All but the panel and the backdrop, which closes it. */
const OUTSIDE = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes an open panel the only thing on the page: the focus goes to its close button, everything around it is inert,
 * Escape calls `close`.
 *
 * @param opener gets the focus back
 * @returns a function that undoes all of it
 */
export function keepFocusIn(panel: HTMLElement, opener: HTMLElement, close: () => void): () => void {
  const outside = document.querySelectorAll(OUTSIDE);
  const onKeyDown = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) {
      close(); // Unless it has closed the search dialog above the panel.
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
