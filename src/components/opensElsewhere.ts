type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

/** Whether a click on a link opens it in another tab or window: with a modifier key or another button. */
export function opensElsewhere(click: Click): boolean {
  return click.ctrlKey || click.metaKey || click.shiftKey || click.altKey || click.button !== 0;
}
