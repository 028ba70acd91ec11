import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {expect, test} from 'vitest';
import {codePart} from './codePart';
import {parseMarkdown} from './parse';

const NAME = 'nightly-export.sh';
const block = (file: string): Code =>
  parseMarkdown(`Text.\n\n\`\`\`bash title="export.sh" file="${file}"\n\`\`\`\n`).children[1] as Code;

test('a code block shows a recipe and lets readers download it', () => {
  const code = block(NAME);
  expect(`${code.value}\n`).toBe(readFileSync(`static/recipes/${NAME}`, 'utf8'));
  expect(codePart(code)).toMatchObject({kind: 'file', name: 'export.sh', recipe: NAME});
  expect(codePart({...code, meta: 'title="export.sh"'}).recipe).toBeUndefined();
});

test('a missing recipe stops the build', () => {
  expect(() => block('nightly.sh')).toThrow('static/recipes/nightly.sh');
});
