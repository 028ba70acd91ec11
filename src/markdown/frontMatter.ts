/** What every page's front matter must say: search engines, feeds and our own search live on it. */

interface Rule {
  readonly field: string;
  /** Undefined: the value is fine; otherwise what is wrong and what to do. */
  readonly check: (value: unknown) => string | undefined;
}

/** Search engines cut longer descriptions and make up their own for shorter ones. */
const DESCRIPTION_LENGTH = {min: 50, max: 160};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const title: Rule = {
  field: 'title',
  check: (value) => (isText(value) ? undefined : 'has no "title": add one, the page\'s heading is made of it'),
};

const description: Rule = {
  field: 'description',
  check(value) {
    const {min, max} = DESCRIPTION_LENGTH;
    if (!isText(value)) {
      return `has no "description": add one of ${min} to ${max} characters`;
    }
    return value.length < min || value.length > max
      ? `has a "description" of ${value.length} characters: write ${min} to ${max}`
      : undefined;
  },
};

const postRules: readonly Rule[] = [
  {
    field: 'slug',
    check: (value) => (isText(value) ? undefined : 'has no "slug": add the last part of the post\'s address'),
  },
  {
    field: 'date',
    check: (value) =>
      value instanceof Date || isText(value) ? undefined : 'has no "date": add one such as 2025-08-06',
  },
  {
    field: 'authors',
    check: (value) => (isList(value) ? undefined : 'has no "authors": add a list of keys from blog/authors.yml'),
  },
  {
    field: 'tags',
    check: (value) => (isList(value) ? undefined : 'has no "tags": add a list of keys from blog/tags.yml'),
  },
];

/**
 * Checks one page's front matter.
 *
 * @param file path relative to the site's folder, with forward slashes
 * @returns the first mistake as one sentence that begins with `file:line`, or undefined
 */
export function frontMatterMistake(
  file: string,
  text: string,
  frontMatter: Record<string, unknown>,
): string | undefined {
  const rules = [title, description, ...(file.startsWith('blog/') ? postRules : [])];
  for (const {field, check} of rules) {
    const mistake = check(frontMatter[field]);
    if (mistake) {
      const line = text.split('\n').findIndex((content) => content.startsWith(`${field}:`)) + 1;
      return `${file}:${line || 1}: the front matter ${mistake}.`;
    }
  }
  return undefined;
}
