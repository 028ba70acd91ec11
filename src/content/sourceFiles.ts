import {Globby} from '@docusaurus/utils';

/**
 * Lists the Markdown sources.
 *
 * @returns paths relative to the site's folder, with forward slashes, sorted
 */
export async function listMarkdownFiles(siteDir: string): Promise<string[]> {
  return (await Globby('{docs,reference,community,blog,src/pages}/**/*.{md,mdx}', {cwd: siteDir})).sort();
}
