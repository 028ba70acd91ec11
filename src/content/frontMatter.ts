/** What every page's front matter must say: search engines, feeds and our own search use it. */

/** Search engines cut longer descriptions and write their own for shorter ones. */
const DESCRIPTION_LENGTH = {min: 50, max: 160};
/** Longest label that stays on one line of the sidebar. */
const MAX_LABEL_LENGTH = 24;

type FrontMatter = Readonly<Record<string, unknown>>;

/** Required fields, and what to write there. */
const PAGE_FIELDS = {
  title: "add one, the page's heading is made of it",
  description: `add one of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters`,
};
const POST_FIELDS = {
  ...PAGE_FIELDS,
  slug: "add the last part of the post's address",
  date: 'add one such as 2025-08-06',
  authors: 'add a list of keys from blog/authors.yml',
  tags: 'add a list of keys from blog/tags.yml',
};

/**
 * Checks one page's front matter.
 *
 * @param file path relative to the site's folder, with forward slashes
 * @returns the first problem as one sentence that begins with `file:line`, or undefined
 */
export function frontMatterProblem(file: string, text: string, frontMatter: FrontMatter): string | undefined {
  const describe = (field: string, problem: string): string => {
    const line = text.split('\n').findIndex((content) => content.startsWith(`${field}:`)) + 1;
    return `${file}:${line || 1}: the front matter has ${problem}.`;
  };
  for (const [field, fix] of Object.entries(file.startsWith('blog/') ? POST_FIELDS : PAGE_FIELDS)) {
    if (!String(frontMatter[field] ?? '').trim()) {
      return describe(field, `no "${field}": ${fix}`);
    }
  }
  const {length} = String(frontMatter.description);
  const {min, max} = DESCRIPTION_LENGTH;
  if (length < min || length > max) {
    return describe('description', `a "description" of ${length} characters: write ${min} to ${max}`);
  }
  const label = String(frontMatter.sidebar_label ?? frontMatter.title);
  return /^(?:docs|reference|community)\//.test(file) && label.length > MAX_LABEL_LENGTH
    ? describe(
        'title',
        `a label "${label}" of ${label.length} characters: add a "sidebar_label" of at most ${MAX_LABEL_LENGTH}`,
      )
    : undefined;
}
