/** Marks code that browsers must not translate, Japanese text, and names and short code that must not break. */
import type {Element, Root, Text} from 'hast';
import {textParts} from '../textParts';
import {SKIP, visit} from '../unified';

/** Code that fits on a line at 320 pixels. */
const SHORT = /^[ -~…]{1,24}$/;
/** Returns the class of an inline code. Long code, such as a message, has another look than a name. */
const classOf = (code: string): string | undefined =>
  SHORT.test(code) ? 'unbroken' : code.length > 24 ? 'long' : undefined;

export default function markText() {
  return (tree: Root): void => {
    visit(tree, 'element', (element: Element) => {
      const [text] = element.children;
      if (element.tagName === 'code') {
        element.properties.translate = 'no';
        element.properties.class = text?.type === 'text' ? classOf(text.value) : undefined;
      }
    });
    visit(tree, 'text', (text: Text, index, parent) => {
      if (parent?.type === 'element' && parent.properties.class === 'unbroken') {
        return SKIP;
      }
      const parts = textParts(text.value).map(({text: value, attributes}): Element | Text =>
        attributes
          ? {type: 'element', tagName: 'span', properties: {...attributes}, children: [{type: 'text', value}]}
          : {type: 'text', value},
      );
      parent!.children.splice(index!, 1, ...parts);
      return [SKIP, index! + parts.length];
    });
  };
}
