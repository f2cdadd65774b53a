/** So many names are enough to know which files are meant. */
const mostNames = 5

/** The first names of a list, and how many more there are. */
export function namesText(names: readonly string[]): string {
  const more = names.length - mostNames
  return names.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
