/** Without encryption, as in a company's network, this old way is the only access to the clipboard. */
function writeFromSelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) {
    focused.focus();
  }
  if (!done) {
    throw new Error('The browser does not allow copying.');
  }
}

/**
 * Copies a text. Safari takes a text that is still loading only if it gets it as a promise while the click is being
 * handled.
 *
 * @throws what reading the text throws, or an error of the browser that refuses the clipboard
 */
export async function writeText(text: Promise<string>): Promise<void> {
  // The browser's types promise a clipboard that is missing on pages without encryption.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) {
    writeFromSelection(await text);
  } else {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}
