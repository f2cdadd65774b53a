import { startBare } from '../load/bare-server.ts'
import { cpuOfRequest } from '../load/cpu-of-request.ts'
import type { Figure, Row } from '../row.ts'
import { pagesOf, settle } from '../stage/pages.ts'
import type { Stage } from '../stage/stage.ts'
import { mediansOf } from '../statistics.ts'

/** What a kept answer costs beside Node alone, in processor time: the generator is the limit here. */
export const hot: Row = {
  name: 'hot',
  compares: 'processor time a request: a bare server with the same bytes and headers ÷ ours',
  async measure(stage) {
    const site = await stage.site()
    const { home, lesson } = await pagesOf(site.url)
    const paths = { JSON: '/api/courses', 'home page': home, 'lesson page': lesson }
    const figures: Figure[] = []
    for (const [what, path] of Object.entries(paths)) {
      stage.tell(`${what}, beside a bare server`)
      figures.push(...(await compare(stage, { ours: site, what, path })))
    }
    return figures
  },
}

async function compare(
  stage: Stage,
  { ours, what, path }: { ours: { url: string; pid: number }; what: string; path: string },
): Promise<Figure[]> {
  await settle(ours.url, [path])
  const bare = await startBare(ours.url, path)
  try {
    const costOf = (server: { url: string; pid: number }) => () =>
      cpuOfRequest({ server, path, seconds: stage.seconds(1.5) })
    const [bareCost = 0, ourCost = 0] = await mediansOf(stage.rounds, [costOf(bare), costOf(ours)])
    return [
      { what, value: bareCost / ourCost, unit: '', bound: { atLeast: 0.9 } },
      { what: `${what}, ${(bare.bytes / 1000).toFixed(1)} kB, ours`, value: ourCost, unit: 'µs' },
    ]
  } finally {
    bare.stop()
  }
}
