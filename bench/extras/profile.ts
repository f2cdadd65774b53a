import { timeOf } from '../load/timed-read.ts'
import type { Row } from '../row.ts'
import { pagesOf } from '../stage/pages.ts'

/** No work of the site: the process waits, or the profiler itself is at work. */
const idle = /^\((?:idle|program|root)\)|^dispatch$/

const shown = 15

/** Where the site's process spends its time when no answer is kept. */
export const profile: Row = {
  name: 'profile',
  compares: 'processor time of a first reading in each function itself, on average of the pages',
  async measure(stage) {
    const { url, observer } = await stage.site({ isObserved: true })
    const paths = stage.chosen(await pagesOf(url)).map(([, path]) => path)
    const readAll = async () => {
      for (const path of paths) {
        await observer.empty()
        await timeOf(url, path)
      }
    }
    const rounds = stage.count(100)
    for (let round = 0; round < rounds; round++) await readAll()
    await observer.profile()
    for (let round = 0; round < rounds; round++) await readAll()
    const times = Object.entries(await observer.profiled()).filter(([name]) => !idle.test(name))
    const total = times.reduce((sum, [, ms]) => sum + ms, 0)
    const perPage = (ms: number) => (ms * 1000) / rounds / paths.length
    return [
      { what: 'all functions', value: perPage(total), unit: 'µs' },
      ...times
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, shown)
        .map(([what, ms]) => ({ what, value: perPage(ms), unit: 'µs' as const })),
    ]
  },
}
