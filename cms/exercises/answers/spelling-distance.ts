/**
 * How many letters are missing, too many, changed or swapped with their neighbour
 * (Damerau and Levenshtein, no letter moved twice).
 */
export function spellingDistance(one: string, other: string): number {
  const from = [...one]
  const to = [...other]
  let before: number[] = []
  let above = to.map((_, index) => index)
  above.push(to.length)
  for (let row = 1; row <= from.length; row++) {
    const line = [row]
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1]
      const kept = (above[column - 1] ?? 0) + (isEqual ? 0 : 1)
      const steps = [kept, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && isSwapped) steps.push((before[column - 2] ?? 0) + 1)
      line.push(Math.min(...steps))
    }
    before = above
    above = line
  }
  return above.at(-1) ?? 0
}
