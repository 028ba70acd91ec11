import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button, input';

/** Shows the dialog as a modal dialog, and keeps the page behind it from widening by its scroll bar. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const {body, documentElement} = document;
    const element = dialog.current!;
    /** Keeps Tab inside. A native dialog lets it go on to the browser's own controls. */
    function wrapFocus(event: KeyboardEvent): void {
      const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
      if (event.key === 'Tab' && document.activeElement === from) {
        event.preventDefault();
        to?.focus();
      }
    }
    body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`;
    element.showModal();
    element.addEventListener('keydown', wrapFocus);
    return () => {
      body.style.paddingInlineEnd = '';
    };
  }, [dialog]);
}
