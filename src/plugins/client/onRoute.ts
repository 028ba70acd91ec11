import type {ClientModule} from '@docusaurus/types';

let status: HTMLElement | undefined;

/** Announces a new page's heading to screen readers, as browsers do with titles, and closes contents over the text. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!status) {
    status = Object.assign(document.createElement('div'), {ariaLive: 'polite', className: 'visually-hidden'});
    document.body.append(status);
  }
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    status.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }
  const contents = document.querySelector<HTMLElement>('.theme-doc-toc-mobile[class*="Expanded"] > button');
  if (previousLocation?.hash !== location.hash) {
    contents?.click(); // The browser has moved the focus to the section.
  }
};
