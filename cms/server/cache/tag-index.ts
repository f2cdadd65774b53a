import { everything, type Tags } from '../../content/content-tags.ts'

/** Which kept answers have a tag. */
export function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>()
  return {
    add(key: string, tags: Tags): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
    },

    remove(key: string, tags: Tags): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },

    /** The answers that a change of these tags makes old. */
    touchedBy: (tags: Tags): Set<string> =>
      new Set([everything, ...tags].flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),

    /** How many tags there are. */
    size: () => keysByTag.size,
  }
}
