/** What keyboard users must see of the focused element. */
import type {Page} from '@playwright/test';

/**
 * Runs in the page: looks for a ring of at least 2 pixels (SC 2.4.13) with a contrast of 3:1 to what is behind it
 * (SC 1.4.11), and nothing over the middle of the element (SC 2.4.11).
 *
 * @returns what is wrong, and whether the focus has been here since `walk` began; null if nothing has the focus
 */
function inspect(): {readonly faults: string[]; readonly isVisited: boolean} | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return null;
  }
  const isVisited = element.hasAttribute('data-visited');
  element.setAttribute('data-visited', '');
  const describe = (node: Element): string =>
    `<${node.tagName.toLowerCase()}> ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}`;

  const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(element);
  const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  let [ring, ringWidth] = [outlineColor, isOutlined ? Number.parseFloat(outlineWidth) : 0];
  // A field may leave the ring to the box around it.
  const box = [element, element.parentElement!].find((node) => getComputedStyle(node).boxShadow !== 'none');
  if (!isOutlined && box) {
    const [, color, lengths] = /^(rgba?\([^)]*\)) (.*)$/.exec(getComputedStyle(box).boxShadow)!;
    ring = color!;
    ringWidth = Math.max(...lengths!.split(' ').map((length) => Math.abs(Number.parseFloat(length) || 0)));
  }

  const isInside = isOutlined && Number.parseFloat(outlineOffset) < 0;
  const layers: string[] = [];
  for (let node: Element | null = isInside ? element : element.parentElement; node; node = node.parentElement) {
    layers.unshift(getComputedStyle(node).backgroundColor);
  }
  const paper = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
  /** The luminance of a color over those before. Formulas: WCAG 2.2, "relative luminance", "contrast ratio". */
  const luminanceWith = (color: string): number => {
    paper.fillStyle = color;
    paper.fillRect(0, 0, 1, 1);
    const [red, green, blue] = Array.from(paper.getImageData(0, 0, 1, 1).data, (channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [behind, ofRing] = [['white', ...layers].map(luminanceWith).at(-1)!, luminanceWith(ring)];
  const ratio = (Math.max(behind, ofRing) + 0.05) / (Math.min(behind, ofRing) + 0.05);

  // The middle of the part that can be seen: a block that scrolls may be wider than its window.
  const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const left = Math.max(rect.left, 0);
  const right = Math.min(rect.right, document.documentElement.clientWidth);
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, window.innerHeight);
  const at = left < right && top < bottom ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  const isSeen = at !== null && (element.contains(at) || at.contains(element));
  const faults = [
    ...(ringWidth < 2 ? ['no focus ring'] : []),
    ...(ringWidth > 0 && ratio < 3 ? [`the focus ring has a contrast of ${ratio.toFixed(2)}`] : []),
    ...(isSeen ? [] : [at ? `behind ${describe(at)}` : 'outside the window']),
  ].map((fault) => `${describe(element)}: ${fault}`);
  return {faults, isVisited};
}

/** @returns what is wrong with how the focused element shows its focus */
export async function focusFaults(page: Page): Promise<string[]> {
  return (await page.evaluate(inspect))?.faults ?? ['nothing has the focus'];
}

/**
 * Presses a key again and again, `Tab` or `Shift+Tab`, until the focus leaves the page or returns to the start.
 *
 * @returns the number of stops on the way, and what is wrong with them
 * @throws Error when it does not end, which is a keyboard trap
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
