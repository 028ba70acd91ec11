/** Code on a page: figures of examples, features of blocks, and text selection. */
import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from './checks/axe';
import {layoutFaults} from './checks/layout';
import {covers, expect, open, test} from './fixtures';
import {stopTime} from './time';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const COMMAND = '/guide/commands/record-import/';

/** Returns the figure of the first example below a heading. */
const example = (page: Page, heading: string): Locator => page.locator(`#${heading} ~ figure`).first();

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('an example is one figure with a labeled file, command, output, and exit code', async ({page}) => {
  await open(page, '/reference/record-delete/delete-specified-records/');
  const failing = example(page, 'error-numbers');
  await expect(failing).toMatchAriaSnapshot(`
    - figure "Example":
      - text: old.csv
      - code: /RecordNo/
      - button "Copy old.csv"
      - text: Terminal
      - code: /cli-kintone record delete --app 30/
      - button /Copy cli-kintone record delete --app 30/
      - text: Log (stderr) Exit code 1
      - button "Copy log (stderr)"
  `);
  await open(page, COMMAND);
  await expect(example(page, 'update').getByText('Exit code')).toHaveCount(0);
  await open(page, '/guide/commands/record-export/#nightly-github');
  await expect(example(page, 'attachments')).toContainText('stock.csvResult');
  await expect(example(page, 'sort')).toContainText('Output');
  const wrong = await page
    .locator('.theme-code-block:has([data-prompt])')
    .evaluateAll((all) =>
      all
        .map((block) => [
          block.querySelector('button:last-child')!.ariaLabel,
          block.querySelector('code > *')!.textContent,
        ])
        .filter(([name, line]) => name !== `Copy ${line!.trimEnd()}`),
    );
  expect(wrong, 'buttons not named after their first line').toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download nightly-export.yml'}).click();
  expect((await download).suggestedFilename()).toBe('nightly-export.yml');
});

test('the copy button copies only the text of its part, and announces it', async ({page}) => {
  await stopTime(page);
  await open(page, `${COMMAND}?shell=powershell`);
  const figure = example(page, 'update');
  const copy = figure.getByRole('button', {name: 'Copy cli-kintone record import --app 8'}).first();
  expect(
    await figure
      .locator('[data-prompt]:visible')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content),
  ).toBe('"PS> "');
  const selected = await copy.evaluate((button) => {
    getSelection()!.selectAllChildren(button.closest('.theme-code-block')!.querySelector('code')!);
    return String(getSelection());
  });
  await copy.focus();
  await page.keyboard.press('Enter');
  const copied = figure.getByRole('status').filter({hasText: 'Copied'});
  await expect(copied).toHaveCount(1);
  expect(await page.evaluate(() => String(getSelection())), 'the selection stays').toBe(selected);
  expect(await readClipboard(page)).toBe(
    'cli-kintone record import --app 8 --file-path customers.csv `\n  --update-key CustomerId',
  );
  await page.clock.runFor(2_000);
  await copy.click();
  await expect(copied, 'said again').toHaveCount(1); // The browser writes to the clipboard before the time starts.
  await page.clock.runFor(2_000);
  await expect(copied, 'as long as the first time').toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(copied).toHaveCount(0);
  await figure.getByRole('button', {name: 'Copy customers.csv'}).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe('CustomerId,Company,Region\nC-002,Harbor Hotel,South\nC-004,Pine Street School,North');
});

for (const [what, deny] of [
  [
    'denies access',
    () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))),
  ],
  [
    'lacks a clipboard and cannot copy a selection',
    () => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      document.execCommand = () => false;
    },
  ],
] as const) {
  test(`the copy button shows what to do if the browser ${what}`, async ({page}) => {
    await page.addInitScript(deny);
    await stopTime(page);
    await open(page, COMMAND);
    await example(page, 'update').getByRole('button', {name: 'Copy cli-kintone'}).first().click();
    await expect(page.getByText('Couldn’t copy.')).toHaveCount(1);
    await page.clock.runFor(60_000); // Takes longer to read than "Copied", and is not said twice.
    await expect(page.getByText('Couldn’t copy.'), 'not for screen readers only').toHaveCSS('clip-path', 'none');
  });
}

test('the copy button also works without HTTPS', async ({page}) => {
  await page.addInitScript(() => {
    const {clipboard} = navigator;
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    Object.assign(window, {readText: () => clipboard.readText()});
  });
  await open(page, COMMAND);
  const button = example(page, 'update').getByRole('button', {name: 'Copy customers.csv'});
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await page.evaluate('readText()')).toContain('C-002,Harbor Hotel,South');
});

test('version tabs share one choice across pages, and list the newer version first', async ({page}) => {
  const selected = page.getByRole('tab', {selected: true});
  await open(page, '/guide/commands/plugin-pack/');
  const count = await page.getByRole('tablist', {name: 'Version'}).count();
  expect(count).toBeGreaterThan(1);
  await expect(selected.filter({hasText: '1.15.0 and later'})).toHaveCount(count);
  await page.getByRole('tab', {name: '1.14.2'}).first().click();
  await expect(selected.filter({hasText: '1.14.2'})).toHaveCount(count);
  await open(page, '/guide/commands/plugin-pack/#option-private-key');
  for (const anchor of ['#option-private-key', '#option-watch']) {
    await page.evaluate((hash) => location.assign(hash), anchor);
    await expect(page.locator(anchor), 'an anchor opens its tab').toBeInViewport();
    await page.getByRole('tab', {name: '1.14.2', selected: false}).click();
    await expect(selected.filter({hasText: '1.14.2'}), 'until a tab is chosen').toHaveCount(count);
  }
  await open(page, '/guide/commands/plugin-info/');
  await expect(selected.filter({hasText: '1.14.2'})).toHaveCount(2);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('tab').filter({visible: true}), 'paper names the version').toHaveText([
    '1.14.2',
    '1.14.2',
  ]);
});

test('a selection across several parts contains each line once, and no prompts', async ({page}) => {
  await open(page, COMMAND);
  const text = await example(page, 'example').evaluate((figure) => {
    getSelection()!.selectAllChildren(figure);
    return getSelection()!.toString();
  });
  expect(text).toContain('C-005,Blue Door Books,,North\nC-006,Sun Valley Farm,Ben Ito,West');
  expect(text).toMatch(/^cli-kintone record import --app 9 --file-path customers\.csv$/m);
});

test('bash, PowerShell, and CSV are colored, and boxes have a heading', covers(2), async ({page}) => {
  await open(page, '/markdown-page/');
  for (const language of ['bash', 'powershell', 'csv']) {
    await expect(page.locator(`.language-${language} span span`).first()).toBeVisible();
  }
  await expect(page.getByRole('button', {name: 'Copy code', exact: true}).first()).toBeVisible();
  await expect(page.locator('.theme-admonition-experimental').first()).toContainText('Experimental');
  await expect(page.locator('.theme-admonition-deprecated').first()).toContainText('Deprecated');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, reducedMotion: 'reduce'});

  test('only text in columns scrolls, also with the keyboard, until it is wrapped', async ({page}) => {
    await open(page, '/reference/record-import/upsert/');
    for (const width of [1180, 390]) {
      await page.setViewportSize({width, height: 844});
      await expect(page.locator('.hash-link').first(), `${width} px: nothing hovers`).toHaveCSS('opacity', '1');
    }
    expect(await layoutFaults(page)).toEqual([]);
    const scrolling = '.theme-code-block:visible pre[tabindex="0"]';
    await expect(page.locator(scrolling).first()).toBeVisible();
    expect(await page.locator(scrolling).evaluateAll((all) => all.map(({className}) => className))).toEqual(
      Array(await page.locator(scrolling).count()).fill(expect.stringContaining('language-csv')),
    );
    await expectNoViolations(page, 'blocks that scroll');
    const block = page.locator('.theme-code-block:visible', {has: page.getByRole('button', {name: 'Wrap'})}).first();
    const wrap = block.getByRole('button', {name: 'Wrap'});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    await expect(block.locator('pre')).not.toHaveAttribute('tabindex');
    await wrap.click();
    await expect(block.getByRole('group', {name: await block.locator('[class*="bar_"]').innerText()})).toBeVisible();
  });
});
