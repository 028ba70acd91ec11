// @ts-check
/** The lines that prism-react-renderer 2.4 puts around the grammars it brings along. */
const START = '// src/prism-langs.ts\n';
const END = '// src/themes/index.ts\n';

/**
 * A loader that cuts the grammars out of prism-react-renderer and leaves its highlighter.
 *
 * @param {string} source the package's one module
 * @returns {string} the module without grammars
 * @throws {Error} if the package is built differently from the one this was written for
 */
export default function withoutLanguages(source) {
  const start = source.indexOf(START);
  const end = source.indexOf(END);
  if (start < 0 || end < start) {
    throw new Error(
      'prism-react-renderer no longer marks its grammars: correct src/plugins/prism-languages/withoutLanguages.mjs, or remove the plugin.',
    );
  }
  return `${source.slice(0, start)}var Prism = __toESM(require_prism());\n${source.slice(end)}`;
}
