/** Required front matter, which search engines, feeds, and the site search use. */
import {JoiFrontMatter as Joi} from '@docusaurus/utils-validation';

export const PAGE_FRONT_MATTER = Joi.object({
  title: Joi.string().required(),
  // Search engines cut off longer descriptions and replace shorter ones.
  description: Joi.string().min(50).max(160).required(),
});

export const POST_FRONT_MATTER = PAGE_FRONT_MATTER.keys({
  slug: Joi.string().required(),
  date: Joi.date().required(),
  authors: Joi.array().min(1).required(), // Keys from blog/authors.yml.
  tags: Joi.array().min(1).required(), // Keys from blog/tags.yml.
});
