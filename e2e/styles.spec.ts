// cspell:ignore upsertxqzjwv
/**
 * Compares the effect of each rule in our style sheets with `styles.txt`: a rule that is missing, loses to the theme, or
 * has another effect after an edit or an update is a difference. To record it:
 * `npx playwright test --project=default styles --update-snapshots`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, open, test} from './fixtures';
import {RECENT, dialog, input, openDialog, savedPages, search, store} from './searchDialog';

/** Together with the search dialog, these have nearly everything that our rules style. */
const PAGES = [
  '/',
  '/guide/commands/record-import/',
  '/guide/formats/csv/',
  '/guide/troubleshooting/',
  '/reference/record-export/fields/table/',
  '/category/commands/',
  '/blog/',
  '/blog/cli-kintone-v1-14-2/',
  '/blog/archive/',
  '/blog/tags/',
  '/blog/authors/',
  '/markdown-page/',
  '/guide/options/',
];

/** A rule is recorded in the first of these in which it applies. */
const CONDITIONS = [
  {width: 1440},
  {width: 1440, colorScheme: 'dark'},
  {width: 1100},
  {width: 800},
  {width: 390},
  {width: 718, media: 'print'},
  {width: 1440, forcedColors: 'active'},
] as const;

const SCREEN = {media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;

/** Returns a style sheet as the browser has it. The build adds hashes to the class names of modules. */
function readSheet(file: string): string {
  const text = readFileSync(file, 'utf8').replace(
    /:global\(((?:\([^()]*\)|[^()])*)\)|\.([a-z]\w*)(?=[^{};]*\{)/g,
    (match, global?: string, local?: string) => global ?? (file.includes('.module.') ? `[class*='${local}_']` : match),
  );
  return file.endsWith('print.css') ? `@media print { ${text} }` : text;
}

/** Returns the rules that apply, or are for a container, with the computed values of the first element of each. */
function effectsOf(sheets: [file: string, text: string][]): [rule: string, effect: string][] {
  const effects = new Map<string, string>();
  const visit = (rules: CSSRuleList, parent: string, context: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSConditionRule && (!('media' in rule) || matchMedia(rule.conditionText).matches)) {
        visit(rule.cssRules, parent, `${context} ${/^[^{]+(?= )/.exec(rule.cssText)![0]}`);
      } else if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll('&', `:is(${parent})`);
        const element = document.querySelector(selector.replace(/(^|[\s,])::/g, '$1*::').replace(/::[-\w]+/g, ''));
        if (element) {
          const part = /::[-\w]+/.exec(selector)?.[0];
          const style = getComputedStyle(element, part);
          const map = part ? undefined : element.computedStyleMap(); // Leaves "auto" and percentages, which depend on fonts.
          const names = rule.style.cssText.replace(/"[^"]*"|\([^)]*\)/g, '').match(/[-\w]+(?=: )/g) ?? [];
          const values = names.map((name) => `  ${name}: ${map?.get(name) ?? style.getPropertyValue(name)}\n`);
          const key = `${context} ${selector}\n`;
          effects.set(key, (effects.get(key) ?? '') + values.join('')); // Some files have a selector twice.
        }
        visit(rule.cssRules, selector, context);
      } else if (rule instanceof CSSPageRule) {
        effects.set(`${context} @page\n`, `  ${rule.style.cssText}\n`);
      }
    }
  };
  for (const [file, text] of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    visit(sheet.cssRules, '', file);
  }
  return [...effects];
}

/** Removes what depends on fonts and content: fractions of pixels, and addresses of links. */
const neutral = (effect: string): string =>
  effect.replace(/\d{2,}\.\d+(?=px)/g, (size) => `${Math.round(Number(size))}`).replace(/https?:[^)"]+/g, 'https:');

test('style rules have the recorded effects', async ({page}) => {
  const sources = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  const files = [...sources.map((file) => `src/${file}`), 'static/css/print.css'];
  const sheets = files.map((file): [string, string] => [file, readSheet(file)]);
  const effects = new Map<string, string>();
  const record = async (): Promise<void> => {
    for (const {width, ...condition} of CONDITIONS) {
      const media = {...SCREEN, ...condition};
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia(media);
      await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
      await expect(page.locator('.navbar-sidebar'), `the menu at ${width} pixels`).toHaveCount(width < 997 ? 1 : 0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // Measured widths are applied.
      for (const [rule, effect] of await page.evaluate(effectsOf, sheets)) {
        effects.set(rule, effects.get(rule) ?? neutral(effect));
      }
    }
    await page.emulateMedia(SCREEN);
  };
  for (const path of PAGES) {
    await open(page, path);
    await record();
  }
  await open(page, '/search/?q=encoding');
  await expect(page.getByRole('status')).toHaveText(/results$/);
  await record();
  await store(page, RECENT, savedPages('a'));
  await openDialog(page);
  await record();
  await search(page, 'import');
  await record();
  await input(page).fill('upsertxqzjwv');
  await expect(dialog(page)).toContainText('Try searching for');
  await record();
  const rules = Array.from(effects, (entry) => entry.join(''));
  expect(rules.sort().join('')).toMatchSnapshot('styles.txt');
});
