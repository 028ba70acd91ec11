/** What a reader who uses the keyboard needs to see of the element that has the focus. */
import type {Page} from '@playwright/test';
import {contrast, flatten, parseColor} from './color';

export interface Focus {
  /** Tag, and text or label, for messages. */
  readonly name: string;
  /** What is wrong with how the focus shows; empty when all is well. */
  readonly faults: readonly string[];
}

interface Snapshot {
  readonly name: string;
  readonly ring: {readonly color: string; readonly width: number} | null;
  readonly backgrounds: readonly string[];
  readonly isHidden: boolean;
  readonly covering: string | null;
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
  // A field may leave the ring to the box around it.
  const box = [element, element.parentElement!].find((node) => getComputedStyle(node).boxShadow !== 'none');
  const shadow = box && /^(rgba?\([^)]*\)) (.*)$/.exec(getComputedStyle(box).boxShadow);
  const shadowWidth = shadow
    ? Math.max(...shadow[2]!.split(' ').map((length) => Math.abs(Number.parseFloat(length) || 0)))
    : 0;

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
  return {
    name: describe(element),
    ring: isOutlined
      ? {color: outlineColor, width: Number.parseFloat(outlineWidth)}
      : shadow
        ? {color: shadow[1]!, width: shadowWidth}
        : null,
    backgrounds,
    isHidden: at === null,
    covering: at === null || isSeen ? null : describe(at),
    isVisited,
  };
}

/**
 * A ring of at least 2 pixels (SC 2.4.13) with a contrast of 3:1 to what is behind it (SC 1.4.11), and nothing over
 * the middle of the element (SC 2.4.11).
 */
function judge({name, ring, backgrounds, isHidden, covering}: Snapshot): Focus {
  const faults: string[] = [];
  if (!ring || ring.width < 2) {
    faults.push('no focus ring');
  } else {
    const behind = flatten(backgrounds.map(parseColor));
    const ratio = contrast(flatten([parseColor(ring.color), behind]), behind);
    if (ratio < 3) {
      faults.push(`the focus ring has a contrast of ${ratio.toFixed(2)}`);
    }
  }
  if (isHidden) {
    faults.push('outside the window');
  }
  if (covering) {
    faults.push(`behind ${covering}`);
  }
  return {name, faults};
}

/** Looks at the focused element. @returns undefined when nothing has the focus */
export async function focusNow(page: Page): Promise<Focus | undefined> {
  const found = await page.evaluate(snapshot);
  return found ? judge(found) : undefined;
}

/**
 * Presses a key again and again, `Tab` or `Shift+Tab`, until the focus leaves the page or comes round.
 *
 * @returns every stop on the way, in order
 * @throws Error when it does not end, which is a trap for the keyboard
 */
export async function walk(page: Page, key: string, limit = 600): Promise<Focus[]> {
  const stops: Focus[] = [];
  await page.evaluate(() => {
    document.querySelectorAll('[data-visited]').forEach((element) => element.removeAttribute('data-visited'));
  });
  while (stops.length < limit) {
    await page.keyboard.press(key);
    const found = await page.evaluate(snapshot);
    if (!found || found.isVisited) {
      return stops;
    }
    stops.push(judge(found));
  }
  throw new Error(`${key} does not come to an end after ${limit} stops: a trap for the keyboard.`);
}
