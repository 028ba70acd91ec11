/** Marks code that browsers must not translate, Japanese text, and names that must not break. */
import type {Element, Root, Text} from 'hast';
import {textParts} from '../textParts';
import {SKIP, visit} from '../unified';

export default function markText() {
  return (tree: Root): void => {
    visit(tree, 'element', (element: Element) => {
      if (element.tagName === 'code') {
        element.properties.translate = 'no';
      }
    });
    visit(tree, 'text', (text: Text, index, parent) => {
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
