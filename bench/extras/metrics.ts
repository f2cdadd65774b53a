import { freePort } from '../../cms/postgres/free-port.ts'
import { cpuOfRequest } from '../load/cpu-of-request.ts'
import type { Figure, Row } from '../row.ts'
import { pagesOf, settle } from '../stage/pages.ts'
import { mediansOf } from '../statistics.ts'

/** What counting costs a kept answer, where Prometheus is wanted (decision 175). */
export const metrics: Row = {
  name: 'metrics',
  compares: 'processor time of a kept answer: without METRICS_PORT ÷ with it',
  async measure(stage) {
    const without = await stage.site()
    const counting = await stage.site({ env: { METRICS_PORT: String(await freePort()) } })
    const { home } = await pagesOf(without.url)
    const figures: Figure[] = []
    for (const [what, path] of Object.entries({ JSON: '/api/courses', 'home page': home })) {
      await settle(without.url, [path])
      await settle(counting.url, [path])
      const costOf = (server: { url: string; pid: number }) => () =>
        cpuOfRequest({ server, path, seconds: stage.seconds(1.5) })
      const [usual = 0, counted = 0] = await mediansOf(stage.rounds, [
        costOf(without),
        costOf(counting),
      ])
      figures.push(
        { what, value: usual / counted, unit: '', bound: { atLeast: 0.98 } },
        { what: `${what}, with`, value: counted, unit: 'µs' },
      )
    }
    return figures
  },
}
