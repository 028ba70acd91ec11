import {useEffect} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * For messages that search could not be loaded. After a deployment, the code and the index that this page refers to are
 * gone for good. In that case, the search page of the new site opens with the query.
 */
export function useOutdated(query: string): void {
  const searchPage = useBaseUrl('/search/');
  useEffect(() => {
    const controller = new AbortController();
    async function leaveOutdated(): Promise<void> {
      const url = `${searchPage}?${new URLSearchParams({q: query})}`;
      const response = await fetch(url, {cache: 'reload', signal: controller.signal});
      const html = await response.text();
      // The main script names the index, and the bundler's runtime names all other code.
      const scripts = [...document.querySelectorAll('script[src*="main."]')];
      if (response.ok && !scripts.every((script) => html.includes(script.getAttribute('src')!))) {
        window.location.assign(url);
      }
    }
    leaveOutdated().catch(() => undefined); // No network: the message already says so.
    return () => controller.abort();
  }, [searchPage, query]);
}
