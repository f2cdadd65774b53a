import { startBare } from '../load/bare-server.ts'
import { cpuOfRequest } from '../load/cpu-of-request.ts'
import type { Figure, Row } from '../row.ts'
import { apartFrom } from '../stage/cores.ts'
import { pagesOf, settleBest } from '../stage/pages.ts'
import type { Stage } from '../stage/stage.ts'
import { inRounds, median } from '../statistics.ts'

/**
 * What a kept answer costs beside Node alone, in processor time: the generator is the limit here. To
 * pack an answer as small as it can be takes as long as a thousand requests, once, and on a thread of
 * the same process: it is waited for, or it would count as theirs.
 */
export const hot: Row = {
  name: 'hot',
  compares: 'processor time a request: a bare server with the same bytes and headers ÷ ours',
  async measure(stage) {
    const site = await stage.site()
    const { home, lesson } = await pagesOf(site.url)
    const paths = { JSON: '/api/courses', 'home page': home, 'lesson page': lesson }
    stage.tell('until each is as small as it can be packed')
    await Promise.all(Object.values(paths).map((path) => settleBest(site.url, path)))
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
  const bare = await startBare(ours.url, [path])
  const letGo = apartFrom([bare.pid, ours.pid])
  try {
    const costOf = (server: { url: string; pid: number }) => () =>
      cpuOfRequest({ server, path, seconds: stage.seconds(0.8) })
    const measured = [costOf(bare), costOf(ours)]
    const [bareCosts = [], ourCosts = []] = await inRounds(2 * stage.rounds, measured)
    const ratios = ourCosts.map((cost, round) => (bareCosts[round] ?? 0) / cost)
    const name = `${what}, ${(bare.bytes / 1000).toFixed(1)} kB, ours`
    return [
      { what, value: median(ratios), unit: '', bound: { atLeast: 0.9 } },
      { what: name, value: median(ourCosts), unit: 'µs' },
    ]
  } finally {
    letGo()
    bare.stop()
  }
}
