import {expect, test} from 'vitest';
import {socialCard} from './socialCards';

test.each([
  ['', 'site'],
  ['search/', 'site'],
  ['guide/', 'guide'],
  ['guide/commands/record-import/', 'guide'],
  ['category/file-formats/', 'guide'],
  ['category/proxy/', 'reference'],
  ['reference/logging/', 'reference'],
  ['community/', 'community'],
  ['blog/', 'blog'],
  ['blog/tags/release/', 'blog'],
  ['blog/cli-kintone-v1-14-2/', 'blog-cli-kintone-v1-14-2'],
])('/%s is shared with the card %s', (route, card) => {
  expect(socialCard(route)).toBe(`img/social/${card}.png`);
});
