import type {ClientModule} from '@docusaurus/types';

let status: HTMLElement | undefined;

/** Announces a page's heading to screen readers after client-side navigation, as browsers do with titles. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!status) {
    status = Object.assign(document.createElement('div'), {ariaLive: 'polite', className: 'visually-hidden'});
    document.body.append(status);
  }
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    status.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }
};
