/**
 * Shows commands for the reader's own shell, in tabs that follow one choice on all pages. The choice is in the address
 * too: a link with `?shell=powershell` shows a page for that shell.
 *
 * A bash block with the marker `example` gets tabs for PowerShell and the Command Prompt, translated from the same
 * text, where they differ from it. Adjacent blocks for several shells, written by hand, become tabs too. Writers write
 * plain code blocks.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SHELLS} from '../shell/shells';
import {translate} from '../shell/translate';
import {SKIP, visit} from '../markdown/unified';

const isCode = (node: RootContent | undefined): node is Code => node?.type === 'code';
const isExample = ({lang, meta}: Code): boolean => lang === 'bash' && /^example\b/.test(meta ?? '');

/** An example with its translations; alone if all shells take the same text. */
function translated(example: Code): Code[] {
  const translations = Object.entries(translate(example.value)).flatMap(([name, translation]) => {
    const lang = SHELLS.find((shell) => shell.name === name)?.language;
    return 'text' in translation ? [{type: 'code' as const, lang, value: translation.text}] : [];
  });
  return translations.some(({value}) => value !== example.value) ? [example, ...translations] : [example];
}

/** The blocks from `start` on that say the same for different shells, written by hand. */
function handwritten(siblings: readonly RootContent[], start: number): Code[] {
  const blocks: Code[] = [];
  for (let node = siblings[start]; isCode(node); node = siblings[start + blocks.length]) {
    const {lang} = node;
    const isShell = SHELLS.some(({language}) => language === lang);
    if (!isShell || isExample(node) || blocks.some((block) => block.lang === lang)) {
      break;
    }
    blocks.push(node);
  }
  return blocks;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

function tabs(blocks: readonly Code[]): MdxJsxFlowElement {
  const items = SHELLS.flatMap(({language, name, label}) =>
    blocks
      .filter((block) => block.lang === language)
      .map((block): MdxJsxFlowElement => ({
        type: 'mdxJsxFlowElement',
        name: 'TabItem',
        attributes: [attribute('value', name), attribute('label', label)],
        children: [block],
      })),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [attribute('groupId', 'shell'), attribute('queryString', 'shell')],
    children: items,
  };
}

function withTabs(siblings: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (let index = 0; index < siblings.length;) {
    const node = siblings[index]!;
    const written = isCode(node) && !isExample(node) ? handwritten(siblings, index) : [];
    const blocks = isCode(node) && isExample(node) ? translated(node) : written;
    result.push(blocks.length > 1 ? tabs(blocks) : node);
    index += Math.max(written.length, 1);
  }
  return result;
}

export default function shellTabs() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement') {
        return SKIP; // Tabs that were just made.
      }
      if ('children' in node && node.children.some((child) => child.type === 'code')) {
        const parent = node as Parent;
        parent.children = withTabs(parent.children);
      }
      return undefined;
    });
  };
}
