import { splitCells } from './split-records.ts'

interface Separator {
  form: RegExp
  isQuoting: boolean
}

/** From the one that is surely meant to the one that a sentence may hold as well. */
const separators: readonly Separator[] = [
  { form: /\t/, isQuoting: true },
  { form: /\s*\|\s*/, isQuoting: false },
  { form: /\s*;\s*/, isQuoting: true },
  { form: /\s+[–—]\s+/, isQuoting: false },
  // Between spaces alone, because of add-ons and pop-ups.
  { form: /\s+-+\s+/, isQuoting: false },
  { form: /\s*(?:=>|->|→|=)\s*/, isQuoting: false },
  { form: /\s*:\s+/, isQuoting: false },
  { form: /\s*,\s*/, isQuoting: true },
]

/** What parts the cells: what splits most lines, into the same number of columns; null for none. */
export function separatedCells(lines: readonly string[]): string[][] | null {
  const ways = separators.map(({ form, isQuoting }, index) => {
    const cells = lines.map((line) => splitCells(line, form, isQuoting))
    const counts = cells.map(({ length }) => length).filter((count) => count > 1)
    const usual = mostFrequent(counts)
    const same = counts.filter((count) => count === usual).length
    // A few lines may have a cell too many or too few; most must be alike.
    return { cells, split: counts.length, score: same + counts.length / 2 - index / 100 }
  })
  const best = ways
    .filter(({ split }) => split * 2 > lines.length)
    .sort((one, other) => other.score - one.score)[0]
  return best?.cells ?? null
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
