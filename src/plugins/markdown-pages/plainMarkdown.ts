/** A page's source as Markdown that every program reads: without what only this site's build understands. */
import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MarkdownSource} from '../../markdown/readSource';
import {remarkGfm, remarkStringify, unified} from '../../markdown/unified';

export interface PlainPage extends MarkdownSource {
  /** The source file, relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** The whole address of what a link or an image names, as it stands in this file. */
  readonly resolve: (url: string) => string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Box = Extract<RootContent, {type: 'containerDirective'}>;

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'});

const COMMENT_ONLY = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;
/** The marks of Docusaurus for lines to highlight, in the comment signs of the languages of this site. */
const LINE_MARK = /^\s*(?:#|\/\/|::|REM)\s*highlight-(?:next-line|start|end)\s*$/i;

const html = (value: string): RootContent => ({type: 'html', value});

function withoutId(heading: Heading): Heading {
  const children = [...heading.children];
  const last = children.at(-1);
  if (last?.type === 'text') {
    children[children.length - 1] = {...last, value: last.value.replace(/\s*\{#[^}]+\}$/, '')};
  }
  return {...heading, children};
}

/** Of the words behind the language only the title is for readers; the rest drives the checks and the looks. */
function withoutMarkers(code: Code): Code {
  const title = /\btitle="[^"]*"/.exec(code.meta ?? '')?.[0] ?? null;
  const value = code.value
    .split('\n')
    .filter((line) => !LINE_MARK.test(line))
    .join('\n');
  return {...code, meta: title, value};
}

/** The tags of an HTML element; none for a component, whose looks are not known here. */
function tags({name, attributes}: Element): {open: RootContent[]; close: RootContent[]} {
  if (!name || !/^[a-z]/.test(name)) {
    return {open: [], close: []};
  }
  const written = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [` ${attribute.name}="${attribute.value}"`]
      : [],
  );
  return {open: [html(`<${name}${written.join('')}>`)], close: [html(`</${name}>`)]};
}

/** A box becomes a quote that begins with its title, or with its kind. */
function quote(box: Box, children: RootContent[]): RootContent {
  const [first, ...rest] = children;
  const hasTitle = box.children[0]?.data !== undefined && 'directiveLabel' in box.children[0].data;
  const name = box.name.charAt(0).toUpperCase() + box.name.slice(1);
  const title: Paragraph = {
    type: 'paragraph',
    children: [
      {
        type: 'strong',
        children:
          hasTitle && first?.type === 'paragraph'
            ? [{type: 'text', value: `${name}: `}, ...first.children]
            : [{type: 'text', value: name}],
      },
    ],
  };
  return {type: 'blockquote', children: [title, ...(hasTitle ? rest : children)] as BlockContent[]};
}

class PlainWriter {
  constructor(private readonly page: PlainPage) {}

  /** What stands in place of a node; nothing for what only the build reads. */
  private replace(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!COMMENT_ONLY.test(node.value)) {
          throw new Error(
            `${this.page.file}:${node.position?.start.line ?? 1}: {${node.value}} has no plain Markdown: write what it shows in words.`,
          );
        }
        return [];
      case 'heading':
        return node.depth === 1 ? [] : [withoutId({...node, children: this.all(node.children) as PhrasingContent[]})];
      case 'code':
        return [withoutMarkers(node)];
      case 'definition':
      case 'image':
        return [{...node, url: this.page.resolve(node.url)}];
      case 'link':
        return [{...node, url: this.page.resolve(node.url), children: this.all(node.children) as PhrasingContent[]}];
      case 'containerDirective':
        return [quote(node, this.all(node.children))];
      case 'textDirective':
      case 'leafDirective':
        // Words such as the port in `localhost:a`: no directive of ours, so they are text.
        return [{type: 'text', value: this.source(node)}];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const {open, close} = tags(node);
        return [...open, ...this.all(node.children), ...close];
      }
      default:
        return ['children' in node ? ({...node, children: this.all(node.children)} as RootContent) : node];
    }
  }

  private source({position}: RootContent): string {
    const {start, end} = position!;
    return this.page.text.split('\n')[start.line - 1]!.slice(start.column - 1, end.column - 1);
  }

  private all(nodes: readonly RootContent[]): RootContent[] {
    const plain = nodes.flatMap((node) => this.replace(node));
    // A paragraph that held but a comment.
    return plain.filter((node) => node.type !== 'paragraph' || node.children.length > 0);
  }

  body(): string {
    const root: Root = {type: 'root', children: this.all(this.page.tree.children)};
    return writer.stringify(root).trim();
  }
}

/**
 * Turns a page's source into plain Markdown: no front matter, heading ids, comments, imports, boxes with colons or
 * markers behind the language of a code block; every link with its whole address. A first-level heading is left out,
 * since the page's title stands there.
 *
 * @returns the text without a line break at its end
 * @throws Error with file and line where the source holds an expression that only the build can evaluate
 */
export function plainMarkdown(page: PlainPage): string {
  return new PlainWriter(page).body();
}
