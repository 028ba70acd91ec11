/** The default build knows of no service; this one does. */
import {open, test} from '../fixtures';

test('nothing is asked of the service before the reader searches', async ({page}) => {
  await open(page, '/guide/options/');
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await page.waitForLoadState('networkidle');
});
