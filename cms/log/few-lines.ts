/** How many lines of one kind a minute, and what says how many there were more. */
interface Options {
  limit: number
  windowMs: number
  tellRest(kind: string, left: number): void
}

/**
 * Lets so many lines of each kind through and counts the rest, which is told once the time is over:
 * who is refused on and on fills no disk, and hides no line of another kind.
 * @returns whether a line of a kind may be written. Kinds are few and named by us.
 */
export function fewLines({ limit, windowMs, tellRest }: Options): (kind: string) => boolean {
  const written = new Map<string, number>()
  return (kind) => {
    const count = (written.get(kind) ?? 0) + 1
    written.set(kind, count)
    if (count === 1) {
      setTimeout(() => {
        const left = (written.get(kind) ?? 0) - limit
        written.delete(kind)
        if (left > 0) tellRest(kind, left)
      }, windowMs).unref()
    }
    return count <= limit
  }
}
