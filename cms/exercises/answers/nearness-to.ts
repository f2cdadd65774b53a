/**
 * Whether so many slips make the one of the other: the same as `spellingDistance`, which would go
 * on to measure how far apart they are, at ten times the cost.
 */
export function nearnessTo(word: string, most: number): (other: string) => boolean {
  const isNearFrom = (other: string, at: number, otherAt: number, slips: number): boolean => {
    let [here, there] = [at, otherAt]
    while (here < word.length && word.charCodeAt(here) === other.charCodeAt(there)) {
      here++
      there++
    }
    const [left, otherLeft] = [word.length - here, other.length - there]
    if (left === 0 || otherLeft === 0) return left + otherLeft <= slips
    if (slips === 0) return false
    const isSwapped =
      word.charCodeAt(here) === other.charCodeAt(there + 1) &&
      word.charCodeAt(here + 1) === other.charCodeAt(there)
    return (
      isNearFrom(other, here + 1, there + 1, slips - 1) ||
      isNearFrom(other, here + 1, there, slips - 1) ||
      isNearFrom(other, here, there + 1, slips - 1) ||
      (isSwapped && isNearFrom(other, here + 2, there + 2, slips - 1))
    )
  }
  return (other) => isNearFrom(other, 0, 0, most)
}
