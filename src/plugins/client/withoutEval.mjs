/**
 * A loader for DocSearch's modal. On startup, its validation library tests whether it can use `new Function`. The
 * policy forbids that and browsers report it, but the library works without it. Here, the test fails silently.
 */
export default function withoutEval(source) {
  return source.replace('new Function("")', 'null()');
}
