/** A page's source as plain Markdown, without the syntax of this site's build. */
import type {BlockContent, Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {jsxAttribute} from '../../content/jsxAttribute';
import {remarkGfm, remarkStringify, unified} from '../../content/unified';

export interface PlainPage {
  /** The source file, relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly tree: Root;
  /** Returns the full URL that a link or an image in this file leads to. */
  readonly resolve: (url: string) => string;
}

type Box = Extract<RootContent, {type: 'containerDirective'}>;

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    handlers: {textDirective: ({name}: {name: string}) => `:${name}`}, // Not a directive but a port, as in `localhost:a`.
  });

const COMMENT_ONLY = /^\/\*.*\*\/$/s;

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  return last?.type === 'text'
    ? {...heading, children: [...heading.children.slice(0, -1), {...last, value: last.value.replace(/\s*\{#.+/, '')}]}
    : heading;
}

/** Keeps only the title from the words after the language; the rest is for checks and styles. */
const withoutMarkers = (code: Code): Code => ({...code, meta: code.meta?.match(/\btitle="[^"]*"/)?.[0]});

/** Converts a box to a quote that begins with its title or kind. */
function quote(box: Box, children: RootContent[]): RootContent {
  const [label] = children;
  const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel;
  const kind = box.name.charAt(0).toUpperCase() + box.name.slice(1);
  const title: PhrasingContent[] = hasLabel
    ? [{type: 'text', value: `${kind}: `}, ...label.children]
    : [{type: 'text', value: kind}];
  const text = children.slice(hasLabel ? 1 : 0) as BlockContent[];
  return {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'strong', children: title}]}, ...text]};
}

/**
 * Turns a page's source into plain Markdown. Removes front matter, heading ids, comments, imports, boxes with colons,
 * and markers after the language of a code block. Every link gets its full URL. A first-level heading is omitted, since
 * the page's title replaces it.
 *
 * @returns the text without a final line break
 * @throws Error with file and line if the source contains an expression that only the build can evaluate
 */
export function plainMarkdown({file, tree, resolve}: PlainPage): string {
  /** Returns a node's replacement; empty for nodes that only the build reads. */
  function replace(node: RootContent): RootContent[] {
    const plain = 'children' in node ? ({...node, children: replaceAll(node.children)} as RootContent) : node;
    switch (plain.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!COMMENT_ONLY.test(plain.value)) {
          throw new Error(
            `${file}:${plain.position!.start.line}: {${plain.value}} has no plain Markdown: write its value as text.`,
          );
        }
        return [];
      case 'heading':
        return plain.depth === 1 ? [] : [withoutId(plain)];
      case 'code':
        return [withoutMarkers(plain)];
      case 'definition':
      case 'link':
        return [{...plain, url: resolve(plain.url)}];
      case 'image': {
        const url = resolve(plain.url);
        // An inline picture has no address of its own.
        return [URL.canParse(url) ? {...plain, url} : {type: 'text', value: plain.alt!}];
      }
      case 'containerDirective':
        return [quote(plain, plain.children)];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        // HTML elements remain. Components keep only their label and content, because their markup is unknown here.
        const html = (value: string): RootContent[] => (/^[a-z]/.test(plain.name ?? '') ? [{type: 'html', value}] : []);
        const label = jsxAttribute(plain, 'label')?.value;
        const title: PhrasingContent = {type: 'strong', children: [{type: 'text', value: String(label)}]};
        const head: RootContent[] = label ? [{type: 'paragraph', children: [title]}] : [];
        return [...html(`<${plain.name}>`), ...head, ...plain.children, ...html(`</${plain.name}>`)];
      }
      default:
        return [plain];
    }
  }

  function replaceAll(nodes: readonly RootContent[]): RootContent[] {
    return nodes.flatMap(replace);
  }

  return writer.stringify({type: 'root', children: replaceAll(tree.children)}).trim();
}
