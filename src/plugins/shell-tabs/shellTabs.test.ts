import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../markdown/parse';
import shellTabs from './index';

/** The blocks of a text after the plugin: a language and its code, or a list of tabs. */
function blocks(text: string): unknown[] {
  const tree: Root = parseMarkdown(text);
  shellTabs()(tree);
  const show = (node: unknown): unknown => {
    const {
      type,
      name,
      lang,
      value,
      children = [],
    } = node as {
      type: string;
      name?: string;
      lang?: string;
      value?: string;
      children?: unknown[];
    };
    if (name === 'Tabs' || name === 'TabItem') {
      return name === 'Tabs' ? children.map(show) : show(children[0]);
    }
    return type === 'code' ? `${lang}: ${value}` : type;
  };
  return tree.children.map(show);
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

describe('shellTabs', () => {
  test('leaves an example alone that every shell takes as it is', () => {
    expect(blocks(fence('bash example', 'cli-kintone record export --app 8'))).toEqual([
      'bash: cli-kintone record export --app 8',
    ]);
  });

  test('adds the translations of an example that differs', () => {
    const [tabs] = blocks(fence('bash example exit=1', 'export KINTONE_API_TOKEN=oak')) as string[][];
    expect(tabs).toEqual([
      'bash: export KINTONE_API_TOKEN=oak',
      'powershell: $env:KINTONE_API_TOKEN = "oak"',
      'batch: set "KINTONE_API_TOKEN=oak"',
    ]);
  });

  test('joins neighboring blocks for different shells, also inside other elements', () => {
    const three = [fence('bash', 'a'), fence('batch', 'b'), fence('powershell', 'c')].join('\n\n');
    expect(blocks(three)).toEqual([['bash: a', 'powershell: c', 'batch: b']]);
    expect(blocks(`:::note\n\n${three}\n\n:::`)).toEqual(['containerDirective']);
  });

  test('keeps blocks for the same shell, for no shell, and with text between them apart', () => {
    expect(blocks([fence('bash', 'a'), fence('bash', 'b')].join('\n\n'))).toEqual(['bash: a', 'bash: b']);
    expect(blocks([fence('bash', 'a'), fence('text', 'b')].join('\n\n'))).toEqual(['bash: a', 'text: b']);
    expect(blocks([fence('bash', 'a'), 'or', fence('batch', 'b')].join('\n\n'))).toEqual([
      'bash: a',
      'paragraph',
      'batch: b',
    ]);
  });

  test('translates only examples', () => {
    expect(blocks(fence('bash skip="shows a token"', 'export A=b'))).toEqual(['bash: export A=b']);
  });
});
