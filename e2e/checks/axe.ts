/** Automated WCAG checks: all axe rules for WCAG 2.2 A and AA and for best practices. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the color mode. The first one takes half of the analysis time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules to check: all, only those about colors, or the others. */
type Aspect = 'all' | 'colors' | 'structure';

/**
 * Analyzes the current page.
 *
 * @returns one line per violation, with the rule, the element, and the problem
 */
export async function axeViolations(page: Page, aspect: Aspect = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  axe.setLegacyMode(); // The site has no frames, so axe needs no second page to combine their results.
  const rules = aspect === 'colors' ? axe.withRules(COLOR_RULES) : axe.withTags(TAGS);
  const {violations} = await rules.disableRules(aspect === 'structure' ? COLOR_RULES : []).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** Fails the test without ending it if axe finds a violation; the message names the state of the page. */
export async function expectNoViolations(page: Page, state: string, aspect?: Aspect): Promise<void> {
  expect.soft(await axeViolations(page, aspect), `axe: ${state}`).toEqual([]);
}

/** Fails the test without ending it if axe finds a violation in either color mode. */
export async function expectNoViolationsInBothModes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    // DocSearch's links fade to their new color.
    const isSettled = (mode: string): boolean =>
      document.documentElement.dataset.theme === mode &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition);
    await page.waitForFunction(isSettled, colorScheme);
    await expectNoViolations(page, `${state}, ${colorScheme}`, colorScheme === 'light' ? 'colors' : 'all');
  }
}
