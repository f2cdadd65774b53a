import { extras, rows } from './measurements.ts'
import { writeResults } from './results.ts'
import type { Figure, Row } from './row.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { watchStolenTime } from './stage/stolen-time.ts'
import { hasMissed, type Outcome, tableOf } from './table.ts'

// `main.ts` takes all rows, `main.ts NAME …` those and other measurements; `--quick` sees in a
// fraction of the time whether they run at all, `--only=home,lesson` takes these parts of rows that
// have parts to choose from.

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const only = process.argv.flatMap((word) => /^--only=(.+)$/.exec(word)?.[1]?.split(',') ?? [])

const known = [...rows, ...extras]
const unknown = names.filter((name) => !known.some((row) => row.name === name))

if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}.\n`)
  for (const { name, compares } of known)
    console.error(`  npm run bench ${name.padEnd(12)} ${compares}`)
  process.exitCode = 1
} else await run(names.length > 0 ? known.filter(({ name }) => names.includes(name)) : rows)

async function run(chosen: readonly Row[]): Promise<void> {
  const begun = performance.now()
  const stage = await openStage({ isQuick, only })
  closeOnSignals(stage)
  const outcomes: Outcome[] = []
  try {
    for (const row of chosen) outcomes.push(await outcomeOf(row, stage))
  } finally {
    await stage.close()
  }
  console.log(`\n${tableOf(outcomes)}\n`)
  const missed = outcomes.filter(hasMissed).map(({ name }) => name)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(
    `${minutes} minutes. ${missed.length > 0 ? `Missed: ${missed.join(', ')}` : 'All met.'}`,
  )
  const file = names.length > 0 ? `bench/results-${names.join('-')}.json` : 'bench/results.json'
  await writeResults(file, outcomes)
  if (missed.length > 0) process.exitCode = 1
}

/** Postgres is in a process group of its own, which Ctrl+C does not reach. */
function closeOnSignals(stage: Stage): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stage.close().finally(() => process.exit(1)))
  }
}

/** A measurement that fails is missed; the others are still taken. */
async function outcomeOf(row: Row, stage: Stage): Promise<Outcome> {
  const { name, compares } = row
  const begun = performance.now()
  const stolen = watchStolenTime()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  console.log(`  ${name}: ${compares}`)
  try {
    const figures = [...(await row.measure(stage)), ...stolenFigures(stolen())]
    return { name, compares, figures, seconds: seconds() }
  } catch (error) {
    console.error(error)
    const problem = error instanceof Error ? error.message : String(error)
    return { name, compares, figures: [], problem, seconds: seconds() }
  } finally {
    await stage.clear()
  }
}

/** A declaration, since the rows begin before a constant down here would have its value. */
function stolenFigures(share: number | undefined): Figure[] {
  if (share === undefined) return []
  return [{ what: 'disturbed: taken by the machine’s host', value: 100 * share, unit: '%' }]
}
