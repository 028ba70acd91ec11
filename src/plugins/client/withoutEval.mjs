/**
 * A loader for DocSearch's modal. The validation library inside of it tries at its start whether it may make functions
 * of texts, which our policy forbids and browsers report, and works without: here, the try fails in silence.
 */
export default function withoutEval(source) {
  return source.replace('new Function("")', 'null()');
}
