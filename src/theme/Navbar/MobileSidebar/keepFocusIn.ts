const STAYS_ALIVE = '.navbar-sidebar__backdrop, script, style, link';

/** What surrounds an element: the siblings of it and of all that contain it, except what must stay active. */
function surroundings(element: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let inner: HTMLElement = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    found.push(...[...inner.parentElement.children].filter((other) => other !== inner && !other.matches(STAYS_ALIVE)));
  }
  return found.filter((other) => !other.hasAttribute('inert'));
}

/**
 * Makes an open panel the only thing on the page: the focus goes to its close button, everything around it is inert,
 * Escape calls `close`.
 *
 * @param opener gets the focus back
 * @returns a function that undoes all of it
 */
export function keepFocusIn(panel: HTMLElement, opener: HTMLElement, close: () => void): () => void {
  const outside = surroundings(panel);
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') {
      close();
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
