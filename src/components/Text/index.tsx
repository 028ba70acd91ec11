import type {ReactNode} from 'react';
import {textParts} from '../../content/textParts';

/** A text of which browsers know the names that must not break and the parts in Japanese, as in Markdown. */
export default function Text({children}: {readonly children: string}): ReactNode {
  return textParts(children).map(({text, attributes}, index) => {
    if (!attributes) {
      return text;
    }
    const {class: className, lang} = {class: undefined, lang: undefined, ...attributes};
    const Part = text.startsWith('--') ? 'code' : 'span'; // An option.
    return (
      <Part key={index} className={className} lang={lang} translate={className ? 'no' : undefined}>
        {text}
      </Part>
    );
  });
}
