/** Files for programs: `robots.txt`, and `llms.txt` according to https://llmstxt.org. */
import type {SitePage} from './sitePages';
import {markdownAddress} from '../../content/markdownAddress';

export interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
  /** Origin and base path, with a trailing slash. */
  readonly siteUrl: string;
}

export const LLMS_FILE = 'llms.txt';

/** Returns the overview, with the title, the summary, and the sections with their pages. */
export function llmsText(site: SiteSummary, pages: readonly SitePage[]): string {
  const {origin} = new URL(site.siteUrl);
  const sections = [...new Set(pages.map(({section}) => section))].map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({title, description, path}) => `- [${title}](${origin}${markdownAddress(path)}): ${description}`);
    return `## ${section}\n\n${links.join('\n')}`;
  });
  const note =
    'Every listed page has a Markdown version: replace the last slash of its address with `.md`. ' +
    'Commands are written for bash; the pages themselves also show them for PowerShell and cmd.';
  return `${[`# ${site.title}`, `> ${site.tagline}`, note, ...sections].join('\n\n')}\n`;
}

/** Returns a `robots.txt` that allows every page. */
export const robotsText = ({siteUrl}: SiteSummary): string => `# Overview for language models: ${siteUrl}${LLMS_FILE}
User-agent: *
Allow: /

Sitemap: ${siteUrl}sitemap.xml
`;
