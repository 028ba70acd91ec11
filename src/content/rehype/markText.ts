/** Marks code that browsers must not translate, Japanese text, and names and short code that must not break. */
import type {Element, Root, Text} from 'hast';
import {textParts} from '../textParts';
import {SKIP, visit} from '../unified';

/** Code that fits on a line at 320 pixels. Longer code, such as a message, breaks. */
const SHORT = /^(?:[ -~…]{1,24}|.{1,12})$/;

export default function markText() {
  return (tree: Root): void => {
    visit(tree, 'element', (element: Element) => {
      const [text] = element.children;
      if (element.tagName === 'code') {
        element.properties.translate = 'no';
        element.properties.class = text?.type === 'text' && SHORT.test(text.value) ? 'unbroken' : undefined;
      }
    });
    visit(tree, 'text', (text: Text, index, parent) => {
      // An ellipsis at the end stays with its word.
      const parts = textParts(text.value.replace(/ …$/, '\u00a0…')).map(({text: value, attributes}): Element | Text =>
        attributes
          ? {type: 'element', tagName: 'span', properties: {...attributes}, children: [{type: 'text', value}]}
          : {type: 'text', value},
      );
      parent!.children.splice(index!, 1, ...parts);
      return [SKIP, index! + parts.length];
    });
  };
}
