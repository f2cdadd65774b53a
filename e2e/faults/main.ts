import { parseArgs } from 'node:util'
import { writeResults } from '../../bench/results.ts'
import { hasMissed, type Outcome, tableOf } from '../../bench/table.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { removeAll } from './ground/site.ts'

// `main.ts` takes all faults, `main.ts NAME …` those; `--times N` does each so often, and `--rate N`
// says how many requests a second a smaller machine can send and answer at once.

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, rate: { type: 'string', default: '200' } },
})
const times = values.times === undefined ? undefined : Number(values.times)
const perSecond = Number(values.rate)
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))

if (unknown.length > 0 || (times !== undefined && !(times >= 1)) || !(perSecond >= 1)) {
  console.error(`npm run faults [NAME …] [-- --times N --rate N], where NAME is one of\n`)
  for (const { name, does } of faults) console.error(`  ${name.padEnd(18)} ${does}`)
  process.exitCode = 1
} else await run(faults.filter(({ name }) => names.length === 0 || names.includes(name)))

async function run(chosen: readonly Fault[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => removeAll().finally(() => process.exit(1)))
  }
  const outcomes: Outcome[] = []
  for (const fault of chosen) outcomes.push(await outcomeOf(fault))
  console.log(`\n${tableOf(outcomes)}\n`)
  const missed = outcomes.filter(hasMissed).map(({ name }) => name)
  console.log(missed.length > 0 ? `Missed: ${missed.join(', ')}` : 'All met.')
  const file = names.length > 0 ? `results-${names.join('-')}.json` : 'results.json'
  await writeResults(`e2e/faults/${file}`, outcomes)
  // Writers of a fault that could not be done write on, and nobody waits for them.
  process.exit(missed.length > 0 ? 1 : 0)
}

/** A fault that cannot be done is missed; the others are still done. */
async function outcomeOf(fault: Fault): Promise<Outcome> {
  const rounds = times ?? fault.times
  const { name, does: compares } = fault
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  console.log(`  ${name}: ${compares} (${rounds} times)`)
  try {
    const tried = { what: 'rounds', value: rounds, unit: '' } as const
    return {
      name,
      compares,
      figures: [tried, ...(await fault.inject(rounds, perSecond))],
      seconds: seconds(),
    }
  } catch (error) {
    console.error(error)
    const problem = error instanceof Error ? error.message : String(error)
    return { name, compares, figures: [], problem, seconds: seconds() }
  } finally {
    await removeAll()
  }
}
