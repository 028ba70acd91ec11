import {expect, test} from 'vitest';
import {drawCard, fitTitle, HEIGHT, svg, WIDTH} from './card';

const MARK = '<svg viewBox="0 0 1 1"></svg>';

const draw = (title: string): Promise<Buffer> => drawCard({section: 'Blog', title}, MARK);

test.each([
  [84, ['cli-kintone 1.14.2']],
  [84, ['The CLI tool for', 'importing and', 'exporting records.']],
  [56, ['A sentence of a title that goes', 'on for rather more words than', 'anybody would want to read']],
  [28, ['x'.repeat(66)]],
])('letters of %d pixels are the largest for the lines %j', (size, lines) => {
  expect(fitTitle(lines.join(' '))).toEqual({size, lines});
});

test('a card has its parts in their places, and its words as text', () => {
  expect(svg({section: 'A & B', title: 'Records & <files> of more than a line'}, MARK)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Space Grotesk" font-weight="700">
<rect width="1200" height="630" fill="#100e0b"/>
<rect width="1200" height="10" fill="#f3b861"/>
<text x="80" y="112" font-size="32" fill="#f3b861">A &amp; B</text>
<text font-size="84" letter-spacing="-1.68" fill="#faf6f1">\
<tspan x="80" y="298.2">Records &amp; &lt;files> of</tspan><tspan x="80" y="392.28">more than a line</tspan></text>
<svg x="80" y="510" width="56" height="56" viewBox="0 0 1 1"></svg>
<text x="154" y="550" font-size="34" fill="#b5ab9d">cli-kintone</text>
</svg>`,
  );
});

test('a card is a small PNG of the right size that shows its title', async () => {
  const png = await draw('Import & export <records>');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  expect(png.length).toBeLessThan(60_000);
  expect((await draw('One')).equals(await draw('Two'))).toBe(false);
});
