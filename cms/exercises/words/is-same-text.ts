import { isSameKey, type SpokenWord, spokenWords } from './spoken-words.ts'

/** More readings of one text than anybody compares. */
const mostWays = 24

/**
 * Whether two texts say the same: case, punctuation, hyphens, contractions, numbers in figures and
 * British or American spelling make no difference.
 */
export function isSameText(one: string, other: string): boolean {
  const others = waysOf(other)
  return waysOf(one).some((way) => others.some((another) => isSameWay(way, another)))
}

/** Each way to say a text, as comparable words; fillers left out. */
export const waysOf = (text: string): string[][] =>
  spokenWords(text)
    .filter(({ isFiller }) => !isFiller)
    .reduce<string[][]>(
      (ways, word) =>
        ways.flatMap((way) => allKeys(word).map((keys) => [...way, ...keys])).slice(0, mostWays),
      [[]],
    )

const allKeys = ({ keys, otherKeys }: SpokenWord) => [keys, ...otherKeys]

function isSameWay(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0) return false
  const areAllSame = one.every((key, index) => isSameKey(key, other[index] ?? ''))
  return (areAllSame && one.length === other.length) || one.join('') === other.join('')
}
