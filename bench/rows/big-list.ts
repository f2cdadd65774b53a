import { apiPaths } from '../../cms/contract/paths.ts'
import { timedRead } from '../load/timed-read.ts'
import type { Row } from '../row.ts'
import { forgetPeak, ownMemoryMB, peakMB } from '../stage/process.ts'
import { median } from '../statistics.ts'

/** Beyond it, one reading has said enough. */
const patienceMs = 10_000

/** What the longest list of all costs, and everybody else beside it. */
export const bigList: Row = {
  name: 'big-list',
  compares: 'GET /api/lessons with 100,000 lessons, not kept',
  async measure(stage) {
    const databaseUrl = await stage.library(stage.isQuick ? 2_000 : 100_000)
    const { url, pid, observer } = await stage.site({ databaseUrl, isObserved: true })
    await timedRead(url, apiPaths.courses)
    const rounds: Awaited<ReturnType<typeof readOnce>>[] = []
    async function readOnce() {
      await observer.empty()
      const before = ownMemoryMB(pid) // of the one process whose peak is read
      forgetPeak(pid)
      await observer.watch()
      const read = await timedRead(url, apiPaths.lessons)
      const extraMB = Math.max(0, peakMB(pid) - before)
      return { ...read, extraMB, holdMs: await observer.longestHold() }
    }
    for (let round = 0; round < stage.rounds; round++) {
      const read = await readOnce()
      rounds.push(read)
      stage.tell(`read in ${Math.round(read.wholeMs)} ms`)
      if (read.wholeMs > patienceMs) break
    }
    const counted = rounds.length > 1 ? rounds.slice(1) : rounds
    const firstByteMs = median(counted.map((read) => read.firstByteMs))
    const holdMs = median(counted.map((read) => read.holdMs))
    const extraMB = Math.max(...rounds.map((read) => read.extraMB)) // memory stays once it is taken
    const bytes = median(counted.map((read) => read.bytes))
    return [
      { what: 'first byte', value: firstByteMs, unit: 'ms', bound: { atMost: 300 } },
      { what: 'longest hold of the event loop', value: holdMs, unit: 'ms', bound: { atMost: 30 } },
      { what: 'extra memory', value: extraMB, unit: 'MB', bound: { atMost: 150 } },
      { what: 'whole list', value: median(counted.map((read) => read.wholeMs)), unit: 'ms' },
      { what: 'whole list, as sent', value: bytes / 1000, unit: 'kB' },
    ]
  },
}
