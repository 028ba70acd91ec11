/** The home page: tagline, installation, tasks, news, and links to ask. */
import {readFile} from 'node:fs/promises';
import {covers, expect, open, test} from './fixtures';
import {posts} from './posts';

test('the home page links to tasks, releases, forums, and the search for a message', covers(1), async ({page}) => {
  const releases = posts.filter(({tags}) => tags.includes('release'));
  await open(page, '/');
  const title = page.getByRole('heading', {level: 1, name: 'The CLI tool for importing and exporting records.'});
  const main = page.locator('main');
  const links = await main
    .locator('a:not([role="tabpanel"] a, li:has(> time) a)')
    .evaluateAll((all) =>
      all.map((link) => [
        (link.querySelector<HTMLElement>('h2') ?? (link as HTMLElement)).innerText,
        link.getAttribute('href'),
      ]),
    );
  expect(links).toEqual([
    ['First steps', '/guide/'],
    ['Recipes', '/guide/#recipes'],
    ['Export records', '/guide/commands/record-export/'],
    ['Import records', '/guide/commands/record-import/'],
    ['Delete records', '/guide/commands/record-delete/'],
    ['Pack a plugin', '/guide/commands/plugin-pack/'],
    ['Troubleshooting', '/guide/troubleshooting/'],
    ['forum in English', 'https://forum.kintone.dev/'],
    ['forum in Japanese', 'https://community.cybozu.dev/'],
    ['on GitHub', 'https://github.com/kintone/cli-kintone/issues'],
    ['@kintonedev on X', 'https://x.com/kintonedev'],
    ['Community', '/community/'],
    ['All posts', '/blog/'],
  ]);
  await expect(page.locator('li:has(> time) a')).toHaveText(releases.slice(0, 3).map(({title}) => title));
  const released = new Date(releases[0]!.date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  await expect(page.locator('time').first()).toHaveText(released);
  const [news, help] = await Promise.all(
    ['What’s new', 'Look up an error'].map((name) => page.getByRole('heading', {name}).boundingBox()),
  );
  expect(help!.y, 'the columns are level').toBe(news!.y);
  await page.getByRole('searchbox', {name: 'Paste the message'}).fill('Invalid URL');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=Invalid+URL');
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  await expect(title).toHaveCSS('font-size', '34px');
});

test('the installation has the same height in every tab, and remembers the chosen tab', async ({page}) => {
  await open(page, '/');
  const column = page.locator('main header > :first-child');
  const chosen = column.getByRole('tab', {selected: true});
  const panel = column.getByRole('tabpanel');
  await expect(chosen, 'at first').toHaveText('npm');
  const heading = page.getByRole('heading', {name: 'What do you want to do?'});
  const {y} = (await heading.boundingBox())!;
  const installation = await readFile('docs/installation.md', 'utf8');
  const tabs = page.getByRole('tablist', {name: 'Installation method'}).getByRole('tab');
  for (const label of ['npm', 'Windows', 'macOS', 'Linux']) {
    await tabs.filter({hasText: label}).click();
    await expect(chosen).toHaveText(label);
    expect((await heading.boundingBox())!.y, label).toBeCloseTo(y, 1);
    const text = await panel.locator('pre, a').first().innerText();
    expect(installation).toContain(text);
    if (label !== 'npm') {
      const [, release] = /release=(http.+)/.exec(installation)!;
      await expect(panel.locator('a').first()).toHaveAttribute('href', `${release}/${text}`);
    }
  }
  await page.getByRole('tab', {name: 'npm'}).click();
  await page.reload();
  await expect(chosen).toHaveText('npm');
  await expect(panel).toContainText('npm install -g @kintone/cli');
  const [needed] = /Node\.js \d+ or later/.exec(await panel.innerText())!;
  expect(installation).toContain(`If you have ${needed},`);
});
