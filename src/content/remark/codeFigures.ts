/**
 * Turns adjacent plain Markdown code blocks into figures, colored during the build:
 *
 * - An example (its files, commands, and output) becomes one figure, which a heading or text ends.
 * - Its commands get tabs for PowerShell and the Command Prompt, translated from the same text, if they differ.
 * - Handwritten blocks for several shells also become tabs.
 *
 * All tabs share one choice, which is also in the URL: a link with `?shell=powershell` shows a page for that shell.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {codePart, exampleParts, isExamplePart} from '../codePart';
import {isShellLanguage, SHELLS} from '../shells/shells';
import {translate} from '../shells/translate';
import {element} from './element';

/** Returns the code blocks at the beginning of `nodes` that form one example or show the same for different shells. */
export function blocksOf(nodes: readonly RootContent[]): Code[] {
  const blocks: Code[] = [];
  for (const node of nodes) {
    if (node.type !== 'code') {
      break;
    }
    const [first] = blocks;
    const isOtherShell =
      isShellLanguage(node.lang) && blocks.every(({lang}) => isShellLanguage(lang) && lang !== node.lang);
    if (first && (isExamplePart(first) !== isExamplePart(node) || !(isExamplePart(node) || isOtherShell))) {
      break;
    }
    blocks.push(node);
  }
  return blocks;
}

/** Returns an example's command with its translations; empty if all shells accept the same text. */
function translated(example: Code): Code[] {
  const translations = Object.entries(translate(example.value)).flatMap(([name, value]) => {
    const lang = SHELLS.find((shell) => shell.name === name)!.language;
    return value === undefined ? [] : [{...example, lang, value}];
  });
  return translations.some(({value}) => value !== example.value) ? [example, ...translations] : [];
}

/** Returns blocks as tabs. Windows starts with the last tab, which also covers the shells without a block. */
function tabs(blocks: readonly Code[]): MdxJsxFlowElement {
  const shells = SHELLS.filter(({language}) => blocks.some(({lang}) => lang === language));
  const missing = SHELLS.filter((shell) => !shells.includes(shell)).map(({name}) => name);
  const items = shells.map(({language, name, label}, index) => {
    const value = index < shells.length - 1 ? name : [name, ...missing, 'windows'].join(' ');
    const block = blocks.find(({lang}) => lang === language)!;
    return element('TabItem', {value, label}, [element('CodeBlock', codePart(block))]);
  });
  return element('Tabs', {groupId: 'shell'}, items);
}

/** Returns code blocks as readers see them: a block, or a figure of blocks and tabs. */
function figure(codes: readonly Code[]): MdxJsxFlowElement {
  const isExample = isExamplePart(codes[0]!);
  const blocks = exampleParts(codes).map((part, index) => {
    const shells = isExample && part.kind === 'terminal' ? translated(codes[index]!) : [];
    return shells.length > 0 ? tabs(shells) : element('CodeBlock', part);
  });
  const parts = isExample || codes.length === 1 ? blocks : [tabs(codes)];
  const className = 'code-figure';
  if (parts.length > 1) {
    return element('figure', {className, 'aria-label': 'Example'}, parts);
  }
  return parts[0]!.name === 'Tabs' ? element('div', {className}, parts) : parts[0]!;
}

function makeFigures(parent: Parent): void {
  const rest = parent.children.splice(0);
  while (rest.length > 0) {
    const codes = blocksOf(rest);
    const node = rest.splice(0, Math.max(codes.length, 1))[0]!;
    if ('children' in node) {
      makeFigures(node);
    }
    parent.children.push(codes.length > 0 ? figure(codes) : node);
  }
}

export default function codeFigures() {
  return (tree: Root): void => makeFigures(tree);
}
