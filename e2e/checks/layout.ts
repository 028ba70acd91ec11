/**
 * Faults of layout that a reader would see at once, found by measuring instead of comparing pictures: a picture
 * differs with every machine's fonts, a clipped word is clipped on all of them.
 */
import type {Page} from '@playwright/test';

/**
 * Gives the functions below what they share: it runs in the page before them.
 * `visible` leaves out what is not rendered and what is there for screen readers only; `shown` is the part of an
 * element's boxes that no ancestor cuts away.
 */
function tools(): void {
  const isForScreenReaders = (element: Element): boolean => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const {clipPath, position} = getComputedStyle(node);
      const {width, height} = node.getBoundingClientRect();
      if (position === 'absolute' && (clipPath.startsWith('inset(50%') || (width <= 1 && height <= 1))) {
        return true;
      }
    }
    return false;
  };
  const visible = (element: Element): boolean =>
    element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !isForScreenReaders(element);
  const describe = (element: Element): string =>
    `<${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}> "${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  const shown = (element: Element): DOMRect[] => {
    const rects: DOMRect[] = [];
    for (const {left, top, right, bottom} of element.getClientRects()) {
      const cut = {left, top, right, bottom};
      for (let node = element.parentElement; node && node !== document.documentElement; node = node.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(node);
        if (node === document.body || (overflowX === 'visible' && overflowY === 'visible')) {
          continue;
        }
        const box = node.getBoundingClientRect();
        cut.left = Math.max(cut.left, box.left);
        cut.top = Math.max(cut.top, box.top);
        cut.right = Math.min(cut.right, box.right);
        cut.bottom = Math.min(cut.bottom, box.bottom);
      }
      if (cut.right - cut.left > 0 && cut.bottom - cut.top > 0) {
        rects.push(new DOMRect(cut.left, cut.top, cut.right - cut.left, cut.bottom - cut.top));
      }
    }
    return rects;
  };
  Object.assign(window, {layoutTools: {visible, describe, shown}});
}

interface Tools {
  readonly visible: (element: Element) => boolean;
  readonly describe: (element: Element) => string;
  readonly shown: (element: Element) => DOMRect[];
}

declare global {
  var layoutTools: Tools;
}

async function ask(page: Page, find: () => string[]): Promise<string[]> {
  await page.evaluate(tools);
  return page.evaluate(find);
}

/** The page scrolls in one direction only (SC 1.4.10). */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return ask(page, () => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        layoutTools.visible(element) && layoutTools.shown(element).some(({right}) => right > clientWidth + 1),
    );
    return [`${scrollWidth - clientWidth} px sideways: ${wide.slice(-3).map(layoutTools.describe).join(', ')}`];
  });
}

/** No text is cut away by a box that does not scroll. */
export function clippedText(page: Page): Promise<string[]> {
  return ask(page, () => {
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        // A line box may be a little lower than its letters.
        const isTooWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isTooHigh = cuts(overflowY) && element.scrollHeight > element.clientHeight + 4;
        return (isTooWide || isTooHigh) && element.innerText.trim() !== '' && layoutTools.visible(element);
      })
      .map((element) => `clipped: ${layoutTools.describe(element)}`);
  });
}

/** In navigation bar, footer and the heads of pages nothing lies on its neighbour. */
export function overlaps(page: Page): Promise<string[]> {
  return ask(page, () => {
    const containers =
      '.navbar__inner, .navbar__items, .footer .container *, main header, main header *, .pagination-nav';
    const found: string[] = [];
    for (const container of document.querySelectorAll(containers)) {
      const children = [...container.children].filter(
        (child) =>
          layoutTools.visible(child) &&
          !child.closest('svg') &&
          !['absolute', 'fixed', 'sticky'].includes(getComputedStyle(child).position),
      );
      children.forEach((one, index) => {
        for (const other of children.slice(index + 1)) {
          const isOver = layoutTools
            .shown(one)
            .some((a) =>
              layoutTools
                .shown(other)
                .some(
                  (b) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
                ),
            );
          if (isOver && getComputedStyle(one).display !== 'inline') {
            found.push(`overlap: ${layoutTools.describe(one)} and ${layoutTools.describe(other)}`);
          }
        }
      });
    }
    return found;
  });
}

/**
 * Every target is 24 px wide and high, or far enough from all others, or part of a sentence (SC 2.5.8 with its
 * exceptions "spacing" and "inline").
 */
export function smallTargets(page: Page): Promise<string[]> {
  return ask(page, () => {
    const SIZE = 24;
    const isInSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) {
        return false;
      }
      let block = element.parentElement!;
      while (getComputedStyle(block).display.startsWith('inline')) {
        block = block.parentElement!;
      }
      return block.textContent.trim() !== element.textContent.trim();
    };
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]'),
    ]
      .filter((element) => layoutTools.visible(element) && getComputedStyle(element).pointerEvents !== 'none')
      .filter((element) => !element.matches(':disabled'))
      .map((element) => ({element, rects: layoutTools.shown(element)}))
      .filter(({rects}) => rects.length > 0)
      .map(({element, rects}) => {
        const left = Math.min(...rects.map((rect) => rect.left));
        const top = Math.min(...rects.map((rect) => rect.top));
        const right = Math.max(...rects.map((rect) => rect.right));
        const bottom = Math.max(...rects.map((rect) => rect.bottom));
        // A target that is scrolled half out of a box is as large as it is when the reader goes there.
        const {offsetWidth: width, offsetHeight: height} = element as HTMLElement;
        const isCut = rects.length === 1 && width >= SIZE && height >= SIZE;
        const isSmall = !isCut && (right - left < SIZE - 0.5 || bottom - top < SIZE - 0.5);
        return {element, left, top, right, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2};
      });
    return targets
      .filter(({element, isSmall}) => isSmall && !isInSentence(element))
      .flatMap((small) => {
        const neighbour = targets.find((other) => {
          if (other === small || other.element.contains(small.element) || small.element.contains(other.element)) {
            return false;
          }
          const toCentre = Math.hypot(other.x - small.x, other.y - small.y);
          const toBox = Math.hypot(
            Math.max(other.left - small.x, 0, small.x - other.right),
            Math.max(other.top - small.y, 0, small.y - other.bottom),
          );
          return other.isSmall ? toCentre < SIZE - 0.5 : toBox < SIZE / 2 - 0.5;
        });
        const size = `${(small.right - small.left).toFixed(0)} × ${(small.bottom - small.top).toFixed(0)} px`;
        return neighbour
          ? [
              `small target: ${layoutTools.describe(small.element)} ${size}, near ${layoutTools.describe(neighbour.element)}`,
            ]
          : [];
      });
  });
}

/** What a link with a `#` leads to stops below the navigation bar. */
export function coveredAnchors(page: Page): Promise<string[]> {
  return ask(page, () => {
    const bar = document.querySelector<HTMLElement>('nav.navbar')!.offsetHeight;
    const start = window.scrollY;
    const covered = [...document.querySelectorAll('main :is(h1, h2, h3, h4, a, li, section)[id]')]
      .filter((target) => layoutTools.visible(target))
      .filter((target) => {
        target.scrollIntoView({behavior: 'instant'}); // What following the link does.
        return target.getBoundingClientRect().top < bar;
      })
      .map((target) => `behind the navigation bar: ${layoutTools.describe(target)}`);
    window.scrollTo({top: start, behavior: 'instant'});
    return covered;
  });
}

/** The longest time, in seconds, that anything on the page takes to move or fade, and who does. */
export function slowMotion(page: Page, limit = 0.01): Promise<string[]> {
  return page.evaluate((longest) => {
    const seconds = (list: string): number =>
      Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after']) {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element, part);
        if (
          Math.max(seconds(transitionDuration), seconds(animationDuration || '0s')) > longest ||
          scrollBehavior === 'smooth'
        ) {
          found.add(`moves: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${part}`);
        }
      }
    }
    return [...found];
  }, limit);
}
