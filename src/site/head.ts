import type {Config} from '@docusaurus/types';

/** Icons and the colour of the browser's own frame. `baseUrl` has both slashes. */
export function headTags(baseUrl: string): NonNullable<Config['headTags']> {
  return [
    {
      tagName: 'link',
      attributes: {rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: `${baseUrl}img/mark.svg`},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#100e0b'}},
    {tagName: 'meta', attributes: {name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fdfaf6'}},
  ];
}
