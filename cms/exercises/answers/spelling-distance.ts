/**
 * How many letters are missing, too many, changed or swapped with their neighbour
 * (Damerau and Levenshtein, no letter moved twice).
 */
export function spellingDistance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1)
    const earlier = one.charCodeAt(row - 2)
    const line = [row]
    let left = row
    for (let column = 1; column <= other.length; column++) {
      const facing = other.charCodeAt(column - 1)
      const kept = (above[column - 1] ?? 0) + (letter === facing ? 0 : 1)
      left = Math.min(kept, (above[column] ?? 0) + 1, left + 1)
      const isSwapped = letter === other.charCodeAt(column - 2) && earlier === facing
      if (isSwapped) left = Math.min(left, (before[column - 2] ?? 0) + 1)
      line.push(left)
    }
    before = above
    above = line
  }
  return above[other.length] ?? 0
}
