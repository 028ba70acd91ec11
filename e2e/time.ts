import {expect, type Page} from '@playwright/test';

/** How long a failed host is not used, in milliseconds (specification §9). */
export const DOWN_TIME = 120_000;

const NOW = Date.UTC(2025, 7, 6);

/**
 * The pages' clock moves only with `page.clock.runFor`: no timeout passes because the machine is slow. Only frames are
 * drawn as usual, since no page gets ready without them.
 */
export async function stopTime(page: Page): Promise<void> {
  const context = page.context(); // The clock is the context's, and scripts of one owner run in the order they were added.
  await context.addInitScript(() => {
    const {requestAnimationFrame, cancelAnimationFrame} = window;
    Object.assign(window, {realFrames: {requestAnimationFrame, cancelAnimationFrame}});
  });
  await page.clock.install({time: NOW});
  await page.clock.pauseAt(NOW + 60_000);
  await context.addInitScript(() => Object.assign(window, (window as {realFrames?: object}).realFrames));
}

/** Whether the page still loads parts of its code; the bundler's loader keeps the handler until a part is loaded. */
const loadsCode = (page: Page): Promise<boolean> =>
  page.evaluate(() => Array.from(document.scripts).some((script) => script.onload !== null));

/** Lets two minutes or less pass. Code that is still loading would count as lost after so long. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => loadsCode(page)).toBe(false);
  await page.clock.runFor(milliseconds);
}
