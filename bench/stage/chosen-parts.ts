/** Of parts by name those with these names, all where there are none; a name that no part has fails. */
export function chosenOf<Part>(
  parts: Readonly<Record<string, Part>>,
  names: readonly string[],
): [name: string, part: Part][] {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new Error(`No part is called ${unknown.join(', ')}, but ${Object.keys(parts).join(', ')}`)
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
}
