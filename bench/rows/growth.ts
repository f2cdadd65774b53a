import { type ContractClient, signedIn } from '../../testing/contract-client.ts'
import { timeOf } from '../load/timed-read.ts'
import type { Figure, Row } from '../row.ts'
import { publishTitle } from '../stage/edits.ts'
import { lessonId, pagesOf } from '../stage/pages.ts'
import type { Site, Stage } from '../stage/stage.ts'
import { mediansOf } from '../statistics.ts'

const sizes = [100, 10_000, 100_000]

/**
 * Whether a site stays as fast as it was when its library grows. Each has 200 courses, and the
 * course that is read has as many lessons in each.
 */
export const growth: Row = {
  name: 'growth',
  compares: 'first reading and a save: 10,000 and 100,000 lessons ÷ 100 lessons, 200 courses each',
  async measure(stage) {
    const sites: Site[] = []
    for (const size of sizes) {
      const databaseUrl = await stage.library(stage.isQuick ? size / 100 + 100 : size)
      sites.push(await stage.site({ databaseUrl, isObserved: true }))
    }
    const [first] = sites
    if (!first) return []
    const { home, courses, course, lesson } = await pagesOf(first.url)
    const figures: Figure[] = []
    for (const [what, path] of Object.entries({ home, courses, course, lesson })) {
      stage.tell(what)
      const reads = sites.map((site) => () => firstReading(site, path))
      figures.push(...comparison(what, await mediansOf(stage.count(40), reads)))
    }
    stage.tell('save')
    figures.push(...comparison('save', await saves(stage, sites)))
    return figures
  },
}

async function firstReading(site: Site, path: string): Promise<number> {
  await site.observer.empty()
  return timeOf(site.url, path)
}

async function saves(stage: Stage, sites: readonly Site[]): Promise<number[]> {
  const tutors: { admin: ContractClient; id: number }[] = []
  for (const { url } of sites) {
    tutors.push({ admin: await signedIn(url), id: await lessonId(url, { courseId: 1, number: 2 }) })
  }
  const timed = tutors.map(({ admin, id }) => async () => {
    const begun = performance.now()
    await publishTitle(admin, id)
    return performance.now() - begun
  })
  return mediansOf(stage.count(40), timed)
}

const comparison = (what: string, [small = 0, ...greater]: number[]): Figure[] => [
  { what: `${what}, with 100 lessons`, value: small, unit: 'ms' },
  ...greater.map((ms, index) => ({
    what: `${what}, with ${sizes[index + 1]?.toLocaleString('en')} lessons (${ms.toFixed(1)} ms)`,
    value: ms / small,
    unit: '' as const,
    bound: { atMost: 1.5 },
  })),
]
