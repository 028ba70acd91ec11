import type {Config} from '@docusaurus/types';
import {palette} from '../css/palette';

type Tags = NonNullable<Config['headTags']>;

/** Returns icons, the color of the browser's frame, and the print style sheet. `baseUrl` has both slashes. */
export function headTags(baseUrl: string): Tags {
  const link = (attributes: Record<string, string>): Tags[number] => ({tagName: 'link', attributes});
  const themeColor = (mode: 'light' | 'dark'): Tags[number] => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content: palette.get('paper')![mode]},
  });
  return [
    link({rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: `${baseUrl}img/mark.svg`}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    themeColor('dark'),
    themeColor('light'),
    // A separate file, which browsers load after everything that the screen needs.
    link({rel: 'stylesheet', media: 'print', href: `${baseUrl}css/print.css`}),
  ];
}
