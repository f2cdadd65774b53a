/** The parameters that public reads and pages look at; any other changes nothing in an answer. */
const known = ['category', 'course', 'lesson', 'more', 'omit', 'problem', 'returnTo', 'sent', 'tab']

const longest = 200

/**
 * The address that an answer depends on: without unknown parameters, the others in one order. So
 * nobody can fill the memory, or make every request a new one, by inventing addresses.
 */
export function cacheKey(address: string): string {
  const at = address.indexOf('?')
  if (at === -1) return address
  const given = new URLSearchParams(address.slice(at + 1))
  const relevant = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value && value.length <= longest) relevant.set(name, value)
  }
  const query = relevant.toString()
  return query ? `${address.slice(0, at)}?${query}` : address.slice(0, at)
}
