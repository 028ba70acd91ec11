import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button, input';

/** Keeps Tab inside: at its ends, a native dialog lets it move to the browser's controls. */
function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) {
    return;
  }
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement === from) {
    event.preventDefault();
    to?.focus();
  }
}

/**
 * Shows the dialog as a modal one, ready for typing. The style sheet keeps the page behind it from scrolling; this
 * keeps it from widening by its scroll bar.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const {body, documentElement} = document;
    const element = dialog.current!;
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    element.showModal();
    input.current?.select();
    element.addEventListener('keydown', wrapFocus);
    body.style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      element.removeEventListener('keydown', wrapFocus);
      body.style.paddingInlineEnd = '';
      element.close(); // When the page changes while it is open.
    };
  }, [dialog, input]);
}
