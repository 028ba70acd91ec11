import type {Page} from '@playwright/test';

const NOW = Date.UTC(2025, 7, 6);

/**
 * Moves the pages' clock only with `page.clock.runFor`, so that no timeout passes because the machine is slow. Frames
 * are still drawn as usual, because no page gets ready without them.
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
