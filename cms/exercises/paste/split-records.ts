import { headedColumns } from './headings.ts'

/**
 * The records of a pasted text: its lines, but a cell in quotes may hold line breaks, as
 * spreadsheets write them; blank lines, what Anki's file says of itself and the lines of a table's
 * frame left out. The names that it gives its columns are a heading.
 */
export function splitRecords(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const records: string[] = []
  for (let at = 0; at < lines.length; ) {
    const count = linesOfRecord(lines, at)
    records.push(lines.slice(at, at + count).join('\n'))
    at += count
  }
  return records
    .flatMap(asHeading)
    .filter((record) => record.trim() !== '' && !isDecoration(record))
}

/** Where its names are known: else it would be read as a word. */
function asHeading(record: string): string[] {
  const [, names] = /^#columns:(.*)$/i.exec(record) ?? []
  if (names === undefined) return [record]
  return headedColumns(names.split(/[\t,;|]/)) ? [names] : []
}

/** A quote that is not closed within so many lines is a quote, not a cell. */
const mostLinesOfCell = 30

function linesOfRecord(lines: readonly string[], from: number): number {
  let record = lines[from] ?? ''
  if (!hasOpenCell(record)) return 1
  const to = Math.min(lines.length, from + mostLinesOfCell)
  for (let next = from + 1; next < to; next++) {
    record += `\n${lines[next]}`
    if (lines[next]?.includes('"') && !hasOpenCell(record)) return next - from + 1
  }
  return 1
}

const hasOpenCell = (record: string) =>
  /(?:^|[\t,;|])"/.test(record) && (record.match(/"/g)?.length ?? 0) % 2 === 1

const isDecoration = (record: string) =>
  /^#(?:separator|html|tags|notetype|deck|guid)\b/i.test(record) ||
  /^[\s|:+=-]+$/.test(record) ||
  /^\s*```/.test(record)

/** The cells of a record; a separator inside quotes is none. */
export function splitCells(record: string, separator: RegExp, isQuoting: boolean): string[] {
  if (!isQuoting || !record.includes('"')) return record.split(separator)
  const cells: string[] = []
  let rest = record
  while (true) {
    // A tab before the quote is a cell that is empty.
    const quoted = /^[^\S\t]*"((?:[^"]|"")*)"/.exec(rest)
    const start = quoted ? quoted[0].length : 0
    const end = rest.slice(start).search(separator)
    const inside = quoted?.[1]?.replaceAll('""', '"') ?? ''
    if (end < 0) return [...cells, quoted ? inside + rest.slice(start) : rest]
    cells.push(quoted ? inside + rest.slice(start, start + end) : rest.slice(0, end))
    const found = separator.exec(rest.slice(start))
    rest = rest.slice(start + end + (found?.[0].length ?? 1))
  }
}
