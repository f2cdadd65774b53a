/** Gives another value for a picture's, for example its name for its id; undefined leaves it out. */
export type MapPicture = (value: unknown) => Promise<number | string | undefined>

/** A rich text, or a part of one, with other values for the pictures in it. */
export async function mapPictures(part: unknown, map: MapPicture): Promise<unknown> {
  if (Array.isArray(part)) {
    const mapped: unknown[] = []
    for (const item of part) mapped.push(await mapPictures(item, map))
    return mapped.filter((item) => item !== undefined)
  }
  if (typeof part !== 'object' || part === null) return part
  if (isPicture(part)) {
    const value = await map(part.value)
    return value === undefined ? undefined : { ...part, value }
  }
  const mapped: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(part)) mapped[key] = await mapPictures(item, map)
  return mapped
}

const isPicture = (node: object): node is { value: unknown } =>
  'type' in node && node.type === 'upload' && 'relationTo' in node && node.relationTo === 'media'
