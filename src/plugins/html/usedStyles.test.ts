import {expect, test} from 'vitest';
import {usedStyles} from './usedStyles';

const USERS = '<p class="used on">box-large</p> element.style.color = "var(--by-script)"';

test('usedStyles leaves out selectors and properties that nothing names', () => {
  const cases = [
    ['.used{top:0}.gone{top:0}.used .gone{top:0}a.used:hover{top:0}', '.used{top:0}a.used:hover{top:0}'],
    ['.gone,.used,p{top:0}@media print{.gone{top:0}.on{top:0}}', '.used,p{top:0}@media print{.on{top:0}}'],
    ['.used:not(.gone){top:0}:is(.gone,p) .on{top:0}.on:is(.a,.b):hover{top:var(--c)}'],
    ['.box{top:0}.box-large{top:.5em}[class*=gone]{top:0}', '.box-large{top:.5em}[class*=gone]{top:0}'],
    ['@keyframes fade{from{top:.5em}12.5%{top:0}}'],
    [':root{--a:var(--b);--b:1;--by-script:1;--gone:1}.gone{top:var(--gone)}', ':root{--b:1;--by-script:1}'],
    [':root{--c:1;--d:1}', ':root{--c:1}'], // Another sheet reads it.
  ];
  const sheets = cases.map(([sheet]) => sheet!);
  const used = cases.map(([sheet, expected = sheet]) => expected);
  expect(usedStyles(sheets, USERS)).toEqual(used);
});
