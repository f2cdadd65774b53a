/** No tag is longer; an unknown one that is need not be compared. */
const maxLength = 40

/** The name that was probably meant: at most a third of the longer one's letters are wrong. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxLength) return undefined
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(candidate.length, name.length) / 3)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.candidate
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  const rows: number[][] = []
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 0; row <= from.length; row++) {
    rows.push([])
    for (let column = 0; column <= to.length; column++) {
      rows[row]?.push(row === 0 ? column : column === 0 ? row : step(row, column))
    }
  }
  return at(from.length, to.length)

  function step(row: number, column: number): number {
    const isSame = from[row - 1] === to[column - 1]
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
    return Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (isSame ? 0 : 1),
      isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
    )
  }
}
