/** Automated WCAG checks: axe with all rules for WCAG 2.2 A and AA and for best practice, none switched off. */
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

/** The type of the annotations that `e2e/reporters/axeTotal.ts` adds up. */
export const AXE_ANNOTATION = 'axe';

/** WCAG 1.4.3, for text of the usual size. */
const MIN_CONTRAST = 4.5;

const ALL_RULES = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose outcome a color mode can change. */
const COLOR_RULES = {type: 'rule' as const, values: ['color-contrast', 'link-in-text-block']};

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Texts of one letter, such as a count of posts, which axe measures but does not judge. */
function faintLetters(incomplete: Results['incomplete']): Results['violations'][number]['nodes'] {
  const nodes = incomplete.flatMap((rule) => (rule.id === 'color-contrast' ? rule.nodes : []));
  return nodes.filter(({any}) =>
    any.some((check) => {
      const {messageKey, contrastRatio} = (check.data ?? {}) as {messageKey?: string; contrastRatio?: number};
      // 0: something covers it, so axe could not measure.
      return messageKey === 'shortTextContent' && Boolean(contrastRatio) && contrastRatio! < MIN_CONTRAST;
    }),
  );
}

/**
 * Analyzes the page as it is now.
 *
 * @returns one line for each element that breaks a rule: rule, element, what is wrong
 */
export async function axeViolations(
  page: Page,
  runOnly: {type: 'tag' | 'rule'; values: string[]} = ALL_RULES,
): Promise<string[]> {
  const isInjected = await page.evaluate(() => 'axe' in window); // By an earlier analysis of the same page.
  // The site has no frames; without them, axe needs no second page to combine its results.
  const {violations, incomplete} = await new AxeBuilder({page, ...(isInjected ? {axeSource: '/**/'} : {})})
    .options({runOnly, resultTypes: ['violations', 'incomplete']})
    .setLegacyMode()
    .analyze();
  return [...violations, {id: 'color-contrast of one letter', nodes: faintLetters(incomplete)}].flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * Fails the test, without ending it, if axe finds anything.
 *
 * @param state what the page shows now, for the message
 * @param options `colorsOnly` where the same elements were analyzed in full in the other color mode
 */
export async function expectNoViolations(page: Page, state: string, {colorsOnly = false} = {}): Promise<void> {
  const found = await axeViolations(page, colorsOnly ? COLOR_RULES : ALL_RULES);
  test.info().annotations.push({type: AXE_ANNOTATION, description: String(found.length)});
  expect.soft(found, `axe: ${state}`).toEqual([]);
}
