/** The ways to say words, in the engine's alphabet; as the lesson's sounds give them. */
export type Sounds = Readonly<Record<string, readonly string[]>>

/** The ways to say a word; none where they are not known. Every object has a `constructor`. */
export const soundsOf = (word: string, sounds: Sounds): readonly string[] =>
  Object.hasOwn(sounds, word) ? (sounds[word] ?? []) : []

/**
 * How different two words are, from 0 for the same sounds to 1: changed sounds by length, and
 * letters where a word's sounds are not known.
 */
export function soundDistance(one: string, other: string, sounds: Sounds): number {
  const ways = soundsOf(one, sounds).map((way) => way.split(' '))
  const others = soundsOf(other, sounds).map((way) => way.split(' '))
  if (ways.length === 0 || others.length === 0) return share([...one], [...other])
  return Math.min(...ways.flatMap((way) => others.map((another) => share(way, another))))
}

const share = (one: readonly string[], other: readonly string[]) =>
  changes(one, other) / Math.max(one.length, other.length, 1)

/** Levenshtein's distance. */
function changes(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index)
  for (const [at, sign] of one.entries()) {
    const next = [at + 1]
    for (const [column, sought] of other.entries()) {
      const changed = (row[column] ?? 0) + (sign === sought ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
