/** Automated WCAG checks: axe with all rules for WCAG 2.2 A and AA and for best practice, none switched off. */
import AxeBuilder from '@axe-core/playwright';
import {test, type Page} from '@playwright/test';

/** The type of the annotations that `e2e/reporters/axeTable.ts` counts. */
export const AXE_ANNOTATION = 'axe';

/** WCAG 1.4.3, for text of the usual size. */
const MIN_CONTRAST = 4.5;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One analysis, as it travels to the reporter. */
export interface AxeEntry {
  readonly page: string;
  readonly state: string;
  readonly violations: number;
}

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number];

interface Contrast {
  readonly messageKey?: string;
  readonly contrastRatio?: number;
}

/** Texts of one letter, such as a count of posts, which axe measures but leaves to a person to judge. */
function faintLetters(incomplete: readonly Result[]): Result['nodes'] {
  return incomplete
    .filter(({id}) => id === 'color-contrast')
    .flatMap(({nodes}) => nodes)
    .filter(({any}) =>
      any.some(({data}) => {
        const {messageKey, contrastRatio} = (data ?? {}) as Contrast;
        // 0: something lies over it, and axe could not measure.
        return messageKey === 'shortTextContent' && Boolean(contrastRatio) && contrastRatio! < MIN_CONTRAST;
      }),
    );
}

/** Puts axe into the page once; the next analysis of the same page finds it there. */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({page, ...(isThere ? {axeSource: '/* is there */'} : {})});
}

/**
 * Analyses the page as it is now.
 *
 * @returns one line for each element that breaks a rule: rule, element, what is wrong
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // The site has no frames; without them axe needs no second page to put its results together.
  const {violations, incomplete} = await (
    await axe(page)
  )
    .options({runOnly: {type: 'tag', values: TAGS}, resultTypes: ['violations', 'incomplete']})
    .setLegacyMode()
    .analyze();
  return [...violations, {id: 'color-contrast of one letter', nodes: faintLetters(incomplete)}].flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * The same, noted for the table at the end of the run.
 *
 * @param name the row: a route, or a word for an open state
 * @param state the column: colour mode and width
 * @returns the lines of `axeViolations`, with row and column in front
 */
export async function recordAxeViolations(page: Page, name: string, state: string): Promise<string[]> {
  const found = await axeViolations(page);
  const entry: AxeEntry = {page: name, state, violations: found.length};
  test.info().annotations.push({type: AXE_ANNOTATION, description: JSON.stringify(entry)});
  return found.map((line) => `${name} (${state}) ${line}`);
}
