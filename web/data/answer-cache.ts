/**
 * SWR's cache, filled with the answers that the server rendered the page with. Unlike SWR's
 * `fallback`, a later write can change or drop what is in it. The entries have SWR's own shape
 * (docs/private-doors.md): `_k` is the key that a write by a condition on keys is asked about.
 */
export const answerCache = (answers: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(answers).map(([path, data]) => [path, { data, _k: path }]))
