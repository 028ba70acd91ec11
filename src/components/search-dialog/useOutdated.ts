import {useEffect} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * For what says that search could not be loaded: if the site was deployed anew, the code and the index that this page
 * knows are gone for good. Then the search page of the new site goes on with the query.
 */
export function useOutdated(query: string): void {
  const searchPage = useBaseUrl('/search/');
  useEffect(() => {
    const controller = new AbortController();
    async function leaveOutdated(): Promise<void> {
      const url = `${searchPage}?${new URLSearchParams({q: query})}`;
      const response = await fetch(url, {cache: 'reload', signal: controller.signal});
      const html = await response.text();
      // The main script names the index, that of the bundler's runtime all other code.
      const scripts = [...document.querySelectorAll('script[src*="main."]')];
      if (response.ok && !scripts.every((script) => html.includes(script.getAttribute('src')!))) {
        window.location.assign(url);
      }
    }
    leaveOutdated().catch(() => undefined); // No network: what the reader is told already.
    return () => controller.abort();
  }, [searchPage, query]);
}
