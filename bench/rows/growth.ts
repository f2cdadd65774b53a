import { z } from 'zod'
import { lessonsAtOnce } from '../../cms/contract/limits.ts'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { type ContractClient, signedIn } from '../../testing/contract-client.ts'
import { timeOf } from '../load/timed-read.ts'
import type { Figure, Row } from '../row.ts'
import { publishTitle } from '../stage/edits.ts'
import { longCourseSlug } from '../stage/library.ts'
import { lessonId, pagesOf } from '../stage/pages.ts'
import type { Site, Stage } from '../stage/stage.ts'
import { mediansOf } from '../statistics.ts'

const sizes = [100, 10_000, 100_000]
/** As many lessons as a page shows at once, and the longest course that bounds are promised for. */
const [short, long] = [lessonsAtOnce, 1_250]

/**
 * Whether a site stays as fast as it was when its library grows. Each has 200 courses, and the
 * sample course that is read has as many lessons in each. In one course more each lesson is an
 * uploaded page: a hundred of them in the small library, which one page shows, and many more in the
 * large ones, of which a page shows as many.
 */
export const growth: Row = {
  name: 'growth',
  compares: 'first reading and a save: 10,000 and 100,000 lessons ÷ 100 lessons, 200 courses each',
  async measure(stage) {
    const sites: Site[] = []
    for (const size of sizes) {
      const longest = size === sizes[0] ? short : long
      const lessons = stage.isQuick ? size / 100 + 100 : size
      const databaseUrl = await stage.library(lessons, { longest })
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
    figures.push(...(await longCourses(stage, sites)))
    stage.tell('save')
    figures.push(...comparison('save', await saves(stage, sites)))
    return figures
  },
}

/** The page of a course, and an uploaded lesson in its middle: neither may read all of it. */
async function longCourses(stage: Stage, sites: readonly Site[]): Promise<Figure[]> {
  const places = await Promise.all(sites.map(({ url }) => longCourse(url)))
  const pages = {
    course: places.map(({ courseId }) => pagePaths.course(courseId)),
    'uploaded lesson in its middle': places.map(({ middleId }) =>
      pagePaths.uploadedLesson(middleId),
    ),
  }
  const figures: Figure[] = []
  for (const [what, paths] of Object.entries(pages)) {
    stage.tell(`long course: ${what}`)
    const reads = sites.map((site, at) => () => firstReading(site, paths[at] ?? ''))
    const [small = 0, ...greater] = await mediansOf(stage.count(40), reads)
    figures.push(
      { what: `course of ${short} lessons: ${what}`, value: small, unit: 'ms' },
      ...greater.map((ms, at) => ({
        what: `course of ${long.toLocaleString('en')}: ${what}, ${sizeText(at)} (${ms.toFixed(1)} ms)`,
        value: ms / small,
        unit: '' as const,
        bound: { atMost: 1.5 },
      })),
    )
  }
  return figures
}

async function longCourse(url: string): Promise<{ courseId: number; middleId: number }> {
  const answer = await fetch(url + apiPaths.courseNamed(longCourseSlug))
  const [course] = LongCourse.parse(await answer.json())
  const number = Math.ceil(course.lessons / 2)
  return { courseId: course.id, middleId: await lessonId(url, { courseId: course.id, number }) }
}

const LongCourse = z.tuple([z.looseObject({ id: z.number(), lessons: z.number() })])

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
  ...greater.map((ms, at) => ({
    what: `${what}, ${sizeText(at)} (${ms.toFixed(1)} ms)`,
    value: ms / small,
    unit: '' as const,
    bound: { atMost: 1.5 },
  })),
]

/** Of the libraries that are greater than the first, counted from 0. */
const sizeText = (at: number) => `with ${sizes[at + 1]?.toLocaleString('en')} lessons`
