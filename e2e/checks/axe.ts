/** Automated WCAG checks: axe with all rules for WCAG 2.2 A and AA and for best practice. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome a color mode can change; the first one takes half of an analysis. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What to look for: everything, or only what colors can break, or all but that. */
type Aspect = 'all' | 'colors' | 'structure';

/**
 * Analyzes the page as it is now.
 *
 * @returns one line for each element that breaks a rule: rule, element, what is wrong
 */
export async function axeViolations(page: Page, aspect: Aspect = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  axe.setLegacyMode(); // The site has no frames; without them axe needs no second page to put its results together.
  const rules = aspect === 'colors' ? axe.withRules(COLOR_RULES) : axe.withTags(TAGS);
  const {violations} = await rules.disableRules(aspect === 'structure' ? COLOR_RULES : []).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * Fails the test, without ending it, if axe finds anything.
 *
 * @param state what the page shows now, for the message
 */
export async function expectNoViolations(page: Page, state: string, aspect?: Aspect): Promise<void> {
  expect.soft(await axeViolations(page, aspect), `axe: ${state}`).toEqual([]);
}

/** Fails the test, without ending it, if axe finds anything in either color mode. */
export async function expectNoViolationsInBothModes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoViolations(page, `${state}, ${colorScheme}`, colorScheme === 'light' ? 'colors' : 'all');
  }
}
