import { timeOf } from '../load/timed-read.ts'
import type { Figure, Row } from '../row.ts'
import { apartFrom } from '../stage/cores.ts'
import { pagesOf } from '../stage/pages.ts'
import type { Site, Stage } from '../stage/stage.ts'
import { median } from '../statistics.ts'

const limitsMs: Record<string, number> = { home: 8, lesson: 6 }

/**
 * What the first reading of a page costs beside what it cannot do without, both as the process itself
 * sees it: the way there and back is the same for every page.
 */
export const cold: Row = {
  name: 'cold',
  compares: 'first reading of a page ÷ its SQL and renderToString of its tree alone',
  async measure(stage) {
    const site = await stage.site({ isObserved: true })
    const pages = stage.chosen(await pagesOf(site.url))
    const figures: Figure[] = []
    // Else who asks is woken by the first bytes, and takes the core from who is still sending them.
    const letGo = apartFrom([site.pid])
    try {
      for (const [page, path] of pages) {
        stage.tell(page)
        figures.push(...(await measurePage(stage, { site, page, path })))
      }
      return figures
    } finally {
      letGo()
    }
  },
}

interface Page {
  site: Site
  page: string
  path: string
}

async function measurePage(stage: Stage, { site, page, path }: Page): Promise<Figure[]> {
  const whole: number[] = []
  const needed: number[] = []
  let parts = ''
  for (let round = 0; round < stage.count(80); round++) {
    await site.observer.empty()
    await timeOf(site.url, path)
    const { tookMs, sqlMs, renderMs, statements, trees } = await site.observer.alone()
    if (trees === 0) throw new Error(`${path} was not drawn: the cache was not empty.`)
    parts = `${statements} statements ${sqlMs.toFixed(1)} ms, tree ${renderMs.toFixed(1)} ms`
    if (round < stage.count(20)) continue // the engine still learns this page
    whole.push(tookMs)
    needed.push(sqlMs + renderMs)
  }
  const ms = median(whole)
  const limit = limitsMs[page]
  return [
    { what: `${page} (${parts})`, value: ms / median(needed), unit: '', bound: { atMost: 1.6 } },
    { what: page, value: ms, unit: 'ms', ...(limit ? { bound: { atMost: limit } } : {}) },
  ]
}
