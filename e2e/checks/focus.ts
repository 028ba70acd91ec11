/** Checks of the focused element for keyboard users. */
import type {Page} from '@playwright/test';

/**
 * Runs in the page. Checks for a ring of at least 2 pixels (SC 2.4.13) in the accent color, whose contrast
 * tokens.test.ts checks, that no box cuts it off, and that nothing covers the middle of the element (SC 2.4.11).
 *
 * @returns the faults, and whether `walk` has already visited the element; null if nothing has the focus
 */
async function inspect(): Promise<{readonly faults: string[]; readonly isVisited: boolean} | null> {
  await new Promise(requestAnimationFrame); // "Scroll back to top" shows or hides itself a frame after a scroll.
  const element = document.activeElement;
  if (!element || element === document.body) {
    return null;
  }
  const isVisited = element.hasAttribute('data-visited');
  element.setAttribute('data-visited', '');
  const describe = (node: Element): string => `<${node.tagName}> ${(node.ariaLabel ?? node.textContent).slice(0, 40)}`;

  const {outlineStyle, outlineWidth, outlineOffset, outlineColor} = getComputedStyle(element);
  document.body.style.outlineColor = 'var(--accent)';
  const isRing = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  const hasRing = isRing && outlineColor === getComputedStyle(document.body).outlineColor;

  // The middle of the visible part, because a scrolling block can be wider than its viewport.
  const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, document.documentElement.clientWidth)];
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, window.innerHeight)];
  const at = left < right && top < bottom ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  const isSeen = at !== null && (element.contains(at) || at.contains(element));

  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const outer = [...document.querySelectorAll('body *')].filter((box) => box !== element && box.contains(element));
  const isCut = outer.some((box) => {
    const edge = box.getBoundingClientRect();
    const isBeyond = rect.left - reach < edge.left - 1 || rect.right + reach > edge.right + 1;
    return isBeyond && /hidden|clip/.test(getComputedStyle(box).overflowX);
  });
  const faults = [
    ...(hasRing ? [] : ['no focus ring']),
    ...(isCut ? ['ring cut off'] : []),
    ...(isSeen ? [] : [at ? `behind ${describe(at)}` : 'outside the window']),
  ].map((fault) => `${describe(element)}: ${fault}`);
  return {faults, isVisited};
}

/** Returns the faults of how the focused element shows its focus. */
export async function focusFaults(page: Page): Promise<string[]> {
  return (await page.evaluate(inspect))?.faults ?? ['nothing has the focus'];
}

/**
 * Presses a key repeatedly, `Tab` or `Shift+Tab`, until the focus leaves the page or returns to the start.
 *
 * @returns the number of stops and their faults
 * @throws Error if it doesn't end, which means a keyboard trap
 */
export async function walk(page: Page, key: string): Promise<{stops: number; faults: string[]}> {
  const limit = 600;
  const faults: string[] = [];
  await page.evaluate(() => {
    document.querySelectorAll('[data-visited]').forEach((element) => element.removeAttribute('data-visited'));
  });
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(inspect);
    if (!found || found.isVisited) {
      return {stops, faults};
    }
    faults.push(...found.faults);
  }
  throw new Error(`${key} does not reach the end after ${limit} stops: a keyboard trap.`);
}
