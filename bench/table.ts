import { type Bound, type Figure, isMissed } from './row.ts'

/** What a measurement gave; `problem` where it could not be taken to its end. */
export interface Outcome {
  name: string
  compares: string
  figures: Figure[]
  problem?: string
  seconds: number
}

/** True where a figure is beyond its bound, or was never taken. */
export const hasMissed = ({ figures, problem }: Outcome) =>
  problem !== undefined || figures.some(isMissed)

/** The table of all figures, a line each; each row's name stands in its first line. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(linesOf)
  const all = [['row', 'what is compared', 'figure', 'bound', ''], ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => textAt(line, column))))
  return all.map((line) => aligned(line, widths)).join('\n')
}

function linesOf({ name, compares, figures, problem }: Outcome): string[][] {
  const rows = figures.map((figure) => [
    '',
    `  ${figure.what}`,
    shown(figure.value, figure.unit),
    figure.bound ? boundOf(figure.bound, figure.unit) : '',
    verdict(figure),
  ])
  const failed =
    problem === undefined ? [] : [['', `  ${problem.split('\n')[0]}`, '', '', 'MISSED']]
  return [[name, compares, '', '', ''], ...rows, ...failed]
}

function verdict(figure: Figure): string {
  if (!figure.bound) return ''
  return isMissed(figure) ? 'MISSED' : 'met'
}

/** A figure to three digits and with its unit, for example '12.3 ms'. */
function shown(value: number, unit: Figure['unit']): string {
  if (!Number.isFinite(value)) return 'none'
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
  return unit ? `${rounded} ${unit}` : String(rounded)
}

const boundOf = (bound: Bound, unit: Figure['unit']) =>
  'atLeast' in bound ? `≥ ${shown(bound.atLeast, unit)}` : `≤ ${shown(bound.atMost, unit)}`

const textAt = (line: string[], column: number) => line[column]?.length ?? 0

/** Words to the left, figures to the right. */
const aligned = (line: string[], widths: number[]) =>
  line
    .map((text, column) => {
      const width = widths[column] ?? 0
      return column === 2 || column === 3 ? text.padStart(width) : text.padEnd(width)
    })
    .join('  ')
    .trimEnd()
