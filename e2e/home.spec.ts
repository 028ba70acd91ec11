/** The home page: tagline, installation, recorded session, tasks, news, ways to ask. */
import {readFile} from 'node:fs/promises';
import {covers, expect, open, test} from './fixtures';
import {posts} from './posts';

test('the home page leads to tasks, releases, forums, and the search for a message', covers(1), async ({page}) => {
  const releases = posts.filter(({tags}) => tags.includes('release'));
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The CLI tool for importing and exporting records.');
  const main = page.locator('main');
  for (const [task, path] of [
    ['Export records', '/guide/commands/record-export/'],
    ['Import records', '/guide/commands/record-import/'],
    ['Delete records', '/guide/commands/record-delete/'],
  ] as const) {
    await expect(main.getByRole('link', {name: task})).toHaveAttribute('href', path);
  }
  for (const href of [
    'https://forum.kintone.dev/',
    'https://community.cybozu.dev/',
    'https://github.com/kintone/cli-kintone/issues',
    'https://x.com/kintonedev',
  ]) {
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(page.locator('li:has(> time) a')).toHaveText(releases.slice(0, 3).map(({title}) => title));
  await page.getByRole('searchbox', {name: 'Paste the message'}).fill('Invalid URL');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=Invalid+URL');
});

test('the installation takes the same room in every tab, and remembers the one chosen', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('tab', {selected: true}), 'at first').toHaveText('npm');
  const heading = page.getByRole('heading', {name: 'What do you want to do?'});
  const {y} = (await heading.boundingBox())!;
  for (const label of ['npm', 'Windows', 'macOS', 'Linux']) {
    await page.getByRole('tab', {name: label}).click();
    await expect(page.getByRole('tab', {selected: true})).toHaveText(label);
    expect((await heading.boundingBox())!.y, label).toBe(y);
  }
  await page.getByRole('tab', {name: 'npm'}).click();
  await page.reload();
  await expect(page.getByRole('tab', {selected: true})).toHaveText('npm');
  await expect(page.getByRole('tabpanel')).toContainText('npm install -g @kintone/cli');
});

test('the session is the one that a page of the guide shows, and that is run', async ({page}) => {
  const source = await readFile('docs/commands/record-import.md', 'utf8');
  const example = source.slice(source.indexOf('{#update}'), source.indexOf('{#record-number}'));
  const shown = [...example.matchAll(/```[^\n]*\n(.*?)\n```/gs)].map(([, text]) => text!);
  expect(shown.length).toBeGreaterThan(2);
  await open(page, '/');
  const session = page.getByRole('figure', {name: 'A CSV file updates one customer and adds another'});
  expect((await session.locator('code').allTextContents()).join('')).toBe(`${shown.join('\n')}\n`);
});
