/**
 * Layout mistakes that a reader would see, found by measuring instead of comparing pictures: with system fonts, a
 * picture differs from machine to machine in every line of text. axe checks the size of targets (`target-size`).
 */
import type {Page} from '@playwright/test';

/** How far the page has moved by itself: the sum of its layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & {readonly value: number})[];
    return shifts.reduce((sum, {value}) => sum + value, 0);
  });
}

/**
 * The page scrolls in one direction only (SC 1.4.10), no text is cut away by a box that does not scroll, code scrolls
 * only where it has columns, and in
 * navigation bar, footer and the heads of pages nothing overlaps its neighbor. One line for each mistake.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${element.textContent.trim().slice(0, 40)}"`;
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    );
    const faults: string[] = [];

    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
      faults.push(`${scrollWidth - clientWidth} px sideways: ${wide.slice(-3).map(describe).join(', ')}`);
    }

    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    for (const element of all) {
      const {overflowX, overflowY} = getComputedStyle(element);
      // A line box may be a little lower than its letters; what is 1 px small is for screen readers.
      const isTooWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = cuts(overflowY) && element.scrollHeight > element.clientHeight + 4;
      if ((isTooWide || isTooHigh) && element.clientWidth > 1 && element.innerText.trim() !== '') {
        faults.push(`clipped: ${describe(element)}`);
      }
    }

    for (const pre of document.querySelectorAll<HTMLElement>('pre:not(.language-csv, .language-yaml)')) {
      const isDrawing = /\S {3,}\S/.test(pre.textContent);
      if (all.includes(pre) && pre.scrollWidth > pre.clientWidth && !isDrawing) {
        faults.push(`cut: ${describe(pre)}`);
      }
    }

    const rows = '.navbar__inner, .navbar__items, .footer .container *, main header, main header *, .pagination-nav';
    for (const row of document.querySelectorAll(rows)) {
      const children = [...row.children].filter((child) => {
        const {display, position} = getComputedStyle(child);
        return all.includes(child as HTMLElement) && display !== 'inline' && /static|relative/.test(position);
      });
      children.slice(1).forEach((child, index) => {
        const before = children[index]!.getBoundingClientRect();
        const {left, right, top, bottom} = child.getBoundingClientRect();
        const wide = Math.min(before.right, right) - Math.max(before.left, left);
        const high = Math.min(before.bottom, bottom) - Math.max(before.top, top);
        if (wide > 2 && high > 2) {
          faults.push(`overlap: ${describe(children[index]!)} and ${describe(child)}`);
        }
      });
    }
    return faults;
  });
}

/** What a link with a `#` leads to and what scrolls under the navigation bar instead of below it. */
export function coveredAnchors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('nav.navbar')!.offsetHeight;
    const covered = [...document.querySelectorAll('main :is(h1, h2, h3, h4, a, li, section)[id]')].filter((target) => {
      target.scrollIntoView({behavior: 'instant'}); // What the link does.
      return target.checkVisibility() && target.getBoundingClientRect().top < bar;
    });
    window.scrollTo({top: 0, behavior: 'instant'});
    return covered.map(({id}) => `behind the navigation bar: #${id}`);
  });
}

/** What moves or fades for longer than a reader who asked for reduced motion would notice. */
export function slowMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // In seconds, the unit of computed durations.
    const isSlow = (durations: string): boolean => durations.split(',').some((time) => Number.parseFloat(time) > 0.01);
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element, part);
          return isSlow(transitionDuration) || isSlow(animationDuration) || scrollBehavior === 'smooth';
        }),
      )
      .map((element) => `moves: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
  });
}
