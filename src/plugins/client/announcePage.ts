import type {ClientModule} from '@docusaurus/types';

let status: HTMLElement | undefined;

/** Tells screen readers the heading of each page that a link leads to, as a browser does with a whole page's title. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!status) {
    status = Object.assign(document.createElement('div'), {ariaLive: 'polite', className: 'visually-hidden'});
    document.body.append(status);
  }
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    status.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }
};
