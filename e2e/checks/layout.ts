/**
 * Layout checks that measure instead of comparing screenshots. With system fonts, every line of text differs between
 * machines. axe checks the size of targets (`target-size`).
 */
import type {Page} from '@playwright/test';

/** Returns the sum of the page's layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & {readonly value: number})[];
    return shifts.reduce((sum, {value}) => sum + value, 0);
  });
}

/**
 * Returns one line per fault. The page must scroll in one direction only (SC 1.4.10), boxes that don't scroll must not
 * cut off text, and code scrolls only if it is in columns. Texts, pictures, and controls don't overlap.
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
      // A line box can be slightly lower than its text. Elements of 1 px are for screen readers.
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
    for (const line of document.querySelectorAll('pre > code > :not(mark)')) {
      const range = new Range();
      range.selectNodeContents(line);
      if (range.getBoundingClientRect().left < line.parentElement!.getBoundingClientRect().left - 1) {
        faults.push(`begins outside its box: ${describe(line)}`);
      }
    }

    // The second logo is behind the navigation bar; on a phone, the headers of option tables are for screen readers.
    const hidden = '[class*="sidebarLogo"], thead';
    const solid = 'img, svg, input, button, .button, .card, .navbar__item, .pagination-nav__link';
    const boxes = all
      .filter((element) => !element.closest(hidden))
      .flatMap((element) => {
        const scrolls = 'pre, [role="region"], .theme-doc-sidebar-container, [class*="tableOfContents"]';
        const scroller = element.closest(scrolls)?.getBoundingClientRect();
        const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
        const parts = texts.map((text) => {
          const range = new Range();
          range.selectNodeContents(text);
          return range;
        });
        return [...parts, ...(element.matches(solid) ? [element] : [])]
          .flatMap((part) => [...part.getClientRects()])
          .map(({left, right, top, bottom}) => ({
            element,
            left: Math.max(left, scroller?.left ?? left),
            right: Math.min(right, scroller?.right ?? right),
            top: Math.max(top, scroller?.top ?? top),
            bottom: Math.min(bottom, scroller?.bottom ?? bottom),
          }))
          .filter(({left, right, top, bottom}) => left < right && top < bottom);
      })
      .sort((a, b) => a.top - b.top);
    boxes.forEach(({element, left, right, bottom}, index) => {
      for (let next = index + 1; next < boxes.length && boxes[next]!.top < bottom - 3; next++) {
        const other = boxes[next]!;
        const isNested = element.contains(other.element) || other.element.contains(element);
        if (!isNested && Math.min(right, other.right) - Math.max(left, other.left) > 2) {
          faults.push(`overlap: ${describe(element)} and ${describe(other.element)}`);
        }
      }
    });
    return faults;
  });
}

/** Returns anchors under the navigation bar, and elements that scroll under it instead of below it. */
export function coveredAnchors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('nav.navbar')!.offsetHeight;
    const covered = [...document.querySelectorAll('main :is(h1, h2, h3, h4, a, li, section)[id]')].filter((target) => {
      target.scrollIntoView({behavior: 'instant'}); // Simulates following the link.
      return target.checkVisibility() && target.getBoundingClientRect().top < bar;
    });
    window.scrollTo({top: 0, behavior: 'instant'});
    return covered.map(({id}) => `behind the navigation bar: #${id}`);
  });
}

/** Returns transitions and animations that are too long for readers who prefer reduced motion. */
export function slowMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The unit of computed durations is seconds.
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
