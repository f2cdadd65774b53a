import { readFile } from 'node:fs/promises'

export type Cells = Record<string, string>

/**
 * A table of docs/roles.md, by its heading: each row under what stands in its first column, with the
 * cells of the other columns under their headings.
 */
export async function roleTable(heading: string): Promise<Record<string, Cells>> {
  const page = await readFile('docs/roles.md', 'utf8')
  const [, part = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = part.split('\n## ')
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return Object.fromEntries(
    rows.map(([name = '', ...cells]) => [
      name,
      Object.fromEntries(cells.map((cell, place) => [head[place + 1] ?? '', cell])),
    ]),
  )
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''))
