/**
 * SWR's cache, filled with the answers that the server rendered the page with. Unlike SWR's
 * `fallback`, a later write can change or drop what is in it. Writes go by the cache's own keys, not
 * by a condition: SWR asks a condition about a mark of its own, which only its hooks set.
 */
export const answerCache = (answers: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(answers).map(([path, data]) => [path, { data }]))
