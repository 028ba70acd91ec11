/** What a reader who uses the keyboard needs to see of the element that has the focus. */
import type {Page} from '@playwright/test';
import {contrast} from './color';

interface Snapshot {
  /** Tag, and text or label, for messages. */
  readonly name: string;
  readonly ring: {readonly color: string; readonly width: number} | null;
  /** Colors behind the ring, topmost first. */
  readonly backgrounds: readonly string[];
  /** What lies over the middle of the element; null if it is outside the window. */
  readonly onTop: string | null;
  readonly isSeen: boolean;
  /** Whether the focus has been here since `walk` began. */
  readonly isVisited: boolean;
}

/** Runs in the page. */
function snapshot(): Snapshot | null {
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
  let ring = isOutlined ? {color: outlineColor, width: Number.parseFloat(outlineWidth)} : null;
  // A field may leave the ring to the box around it.
  const box = [element, element.parentElement!].find((node) => getComputedStyle(node).boxShadow !== 'none');
  if (!ring && box) {
    const [, color, lengths] = /^(rgba?\([^)]*\)) (.*)$/.exec(getComputedStyle(box).boxShadow)!;
    const width = Math.max(...lengths!.split(' ').map((length) => Math.abs(Number.parseFloat(length) || 0)));
    ring = {color: color!, width};
  }

  const isInside = isOutlined && Number.parseFloat(outlineOffset) < 0;
  const backgrounds: string[] = [];
  for (let node: Element | null = isInside ? element : element.parentElement; node; node = node.parentElement) {
    backgrounds.push(getComputedStyle(node).backgroundColor);
  }

  // The middle of the part that can be seen: a block that scrolls may be wider than its window.
  const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const left = Math.max(rect.left, 0);
  const right = Math.min(rect.right, document.documentElement.clientWidth);
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, window.innerHeight);
  const at = left < right && top < bottom ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  const isSeen = at !== null && (element.contains(at) || at.contains(element));
  return {name: describe(element), ring, backgrounds, onTop: at && describe(at), isSeen, isVisited};
}

/**
 * A ring of at least 2 pixels (SC 2.4.13) with a contrast of 3:1 to what is behind it (SC 1.4.11), and nothing over
 * the middle of the element (SC 2.4.11).
 */
function judge({name, ring, backgrounds, onTop, isSeen}: Snapshot): string[] {
  const ratio = ring ? contrast(ring.color, backgrounds) : 0;
  return [
    ...(!ring || ring.width < 2 ? ['no focus ring'] : []),
    ...(ring && ratio < 3 ? [`the focus ring has a contrast of ${ratio.toFixed(2)}`] : []),
    ...(isSeen ? [] : [onTop ? `behind ${onTop}` : 'outside the window']),
  ].map((fault) => `${name}: ${fault}`);
}

/** @returns what is wrong with how the focused element shows its focus */
export async function focusFaults(page: Page): Promise<string[]> {
  const found = await page.evaluate(snapshot);
  return found ? judge(found) : ['nothing has the focus'];
}

/**
 * Presses a key again and again, `Tab` or `Shift+Tab`, until the focus leaves the page or comes round.
 *
 * @returns the number of stops on the way, and what is wrong with them
 * @throws Error when it does not end, which is a trap for the keyboard
 */
export async function walk(page: Page, key: string): Promise<{stops: number; faults: string[]}> {
  const limit = 600;
  const faults: string[] = [];
  await page.evaluate(() => {
    document.querySelectorAll('[data-visited]').forEach((element) => element.removeAttribute('data-visited'));
  });
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(snapshot);
    if (!found || found.isVisited) {
      return {stops, faults};
    }
    faults.push(...judge(found));
  }
  throw new Error(`${key} does not come to an end after ${limit} stops: a trap for the keyboard.`);
}
