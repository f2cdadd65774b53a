import { setTimeout as wait } from 'node:timers/promises'
import { counted, none } from '../fault.ts'
import type { Writer } from './writers.ts'

/** What writers were told while something happened to the product. */
export interface Told {
  writer: Writer
  /** In their order. */
  marks: string[]
  acknowledged: string[]
  /** When writes were not acknowledged, by `performance.now()`. */
  failedAt: number[]
  /** Statuses that tell neither success nor 'later'. */
  odd: number[]
}

let round = 0

/** Lets all of them write, each one thing after the other, until `stop`. */
export function startWriting(writers: readonly Writer[]): {
  told: Told[]
  stop(): Promise<Told[]>
} {
  let isOver = false
  round += 1
  const prefix = `r${round}`
  const told: Told[] = writers.map((writer) => ({
    writer,
    marks: [],
    acknowledged: [],
    failedAt: [],
    odd: [],
  }))
  const loops = told.map(async (one) => {
    while (!isOver) {
      const mark = `${prefix} ${one.writer.name} ${one.marks.length}`
      one.marks.push(mark)
      const status = await one.writer.write(mark).catch(() => 0)
      if (status >= 200 && status < 300) one.acknowledged.push(mark)
      else {
        one.failedAt.push(performance.now())
        if (status !== 0 && status !== 503) one.odd.push(status)
        await wait(20)
      }
    }
  })
  return {
    told,
    async stop() {
      isOver = true
      await Promise.all(loops)
      return told
    },
  }
}

/** All kinds of writes are acknowledged again. */
export async function untilAcknowledged(told: readonly Told[], since: number): Promise<void> {
  const before = told.map(({ acknowledged }) => acknowledged.length)
  const refused = () =>
    told.filter(({ acknowledged }, at) => acknowledged.length <= (before[at] ?? 0) + 1)
  while (refused().length > 0) {
    if (performance.now() - since > 60_000) {
      const all = refused().map(({ writer, odd }) => `${writer.name} (${odd.at(-1) ?? 503})`)
      throw new Error(`After 60 s these are still refused: ${all.join(', ')}.`)
    }
    await wait(50)
  }
}

/** Writes of one kind, and what became of them. */
export interface Tally {
  name: string
  acknowledged: number
  lost: number
  twice: number
  half: number
  /** Stored although the answer never came: allowed, and told. */
  unanswered: number
  odd: number[]
}

/** Compares what was acknowledged with what is there. */
export async function tallyOf(told: readonly Told[], databaseUrl: string): Promise<Tally[]> {
  return Promise.all(
    told.map(async ({ writer, marks, acknowledged, odd }) => {
      const stored = await writer.stored(databaseUrl, marks)
      const kept = marks.filter((mark) => stored.has(mark))
      const known = new Set(acknowledged)
      const isStored = (test: (one: { rows: number; isWhole: boolean }) => boolean) =>
        kept.filter((mark) => {
          const one = stored.get(mark)
          return one !== undefined && test(one)
        }).length
      return {
        name: writer.name,
        acknowledged: known.size,
        lost: acknowledged.filter((mark) => !stored.has(mark)).length,
        twice: isStored(({ rows }) => rows > 1),
        half: isStored(({ isWhole }) => !isWhole),
        unanswered: kept.slice(writer.replaces ? -1 : 0).filter((mark) => !known.has(mark)).length,
        odd,
      }
    }),
  )
}

/** The rounds' tallies as figures, a few of each kind of write. */
export function figuresOf(tallies: readonly Tally[]) {
  const names = [...new Set(tallies.map(({ name }) => name))]
  const sum = (name: string, field: 'acknowledged' | 'lost' | 'twice' | 'half' | 'unanswered') =>
    tallies.filter((one) => one.name === name).reduce((total, one) => total + one[field], 0)
  const odd = tallies.flatMap((one) => one.odd.map((status) => `${one.name}: ${status}`))
  if (odd.length > 0) console.log('    other statuses:', [...new Set(odd)].join(', '))
  return [
    ...names.flatMap((name) => [
      counted(`${name} acknowledged`, sum(name, 'acknowledged')),
      none(`${name} acknowledged and lost`, sum(name, 'lost')),
      none(`${name} stored twice`, sum(name, 'twice')),
      none(`${name} stored by half`, sum(name, 'half')),
      counted(`${name} stored, answer cut`, sum(name, 'unanswered')),
    ]),
    none('answers that are neither success nor 503', odd.length),
  ]
}
