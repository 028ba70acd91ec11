/**
 * Automated WCAG checks: axe with all rules for WCAG 2.2 A and AA and for best practice, none switched off; of texts
 * that look the same, one is measured.
 */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 1.4.3, for text of the usual size. */
const MIN_CONTRAST = 4.5;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rule that takes by far the longest: it looks for what is behind each text. */
const CONTRAST_RULE = 'color-contrast';

/** The other one whose outcome a color mode can change. */
const LINK_RULE = 'link-in-text-block';

/** Marks the texts that are measured. */
const MEASURED = 'data-measured';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Texts of one letter, such as a count of posts, which axe measures but does not judge. */
function faintLetters(incomplete: Results['incomplete']): Results['violations'][number]['nodes'] {
  const nodes = incomplete.flatMap((rule) => (rule.id === CONTRAST_RULE ? rule.nodes : []));
  return nodes.filter(({any}) =>
    any.some((check) => {
      const {messageKey, contrastRatio} = (check.data ?? {}) as {messageKey?: string; contrastRatio?: number};
      // 0: something covers it, so axe could not measure.
      return messageKey === 'shortTextContent' && Boolean(contrastRatio) && contrastRatio! < MIN_CONTRAST;
    }),
  );
}

/**
 * Marks one text of each look: those with its colors, size and weight before the same backgrounds have its contrast,
 * and a page has hundreds of them, most in its code.
 */
function markLooks(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const looks = new Set<string>();
    const visit = (element: Element, behind: string): void => {
      const style = getComputedStyle(element);
      const {backgroundColor, backgroundImage, opacity, position, color, fontSize, fontWeight, textShadow} = style;
      const layer = [backgroundColor, backgroundImage, opacity, position].join(' ');
      const isPlain = /^rgba\(0, 0, 0, 0\) none 1 (?:static|relative)$/.test(layer);
      const before = isPlain ? behind : `${behind}; ${layer}`;
      const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
      const {length} = texts.map(({textContent}) => textContent!.trim()).join('');
      const look = [before, color, fontSize, fontWeight, textShadow, length === 1].join('; ');
      const isText = length > 0 || element.matches('input, select, textarea');
      const isMeasured = isText && element.checkVisibility({visibilityProperty: true}) && !looks.has(look);
      element.toggleAttribute(mark, isMeasured);
      if (isMeasured) {
        looks.add(look);
      }
      [...element.children].forEach((child) => visit(child, before));
    };
    visit(document.body, '');
  }, MEASURED);
}

/**
 * Analyzes the page as it is now.
 *
 * @returns one line for each element that breaks a rule: rule, element, what is wrong
 */
export async function axeViolations(page: Page, {colorsOnly = false} = {}): Promise<string[]> {
  const analyze = async (only: AxeBuilder, options: object): Promise<Results> =>
    // The site has no frames; without them axe needs no second page to put its results together.
    only
      .setLegacyMode()
      .options({resultTypes: ['violations', 'incomplete'], ...options})
      .analyze();
  const isInjected = await page.evaluate(() => 'axe' in window); // By an earlier analysis of the same page.
  const rules = colorsOnly
    ? {runOnly: {type: 'rule', values: [LINK_RULE]}}
    : {runOnly: {type: 'tag', values: TAGS}, rules: {[CONTRAST_RULE]: {enabled: false}}};
  const others = await analyze(new AxeBuilder({page, ...(isInjected ? {axeSource: '/**/'} : {})}), rules);
  await markLooks(page);
  const contrast = await analyze(new AxeBuilder({page, axeSource: '/**/'}).include(`[${MEASURED}]`), {
    runOnly: {type: 'rule', values: [CONTRAST_RULE]},
  });
  return [
    ...others.violations,
    ...contrast.violations,
    {id: `${CONTRAST_RULE} of one letter`, nodes: faintLetters(contrast.incomplete)},
  ].flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * Fails the test, without ending it, if axe finds anything.
 *
 * @param state what the page shows now, for the message
 * @param options `colorsOnly` where the same elements were analyzed in full in the other color mode
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  options: {colorsOnly?: boolean} = {},
): Promise<void> {
  expect.soft(await axeViolations(page, options), `axe: ${state}`).toEqual([]);
}
