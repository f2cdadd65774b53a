import { studioPaths } from '../../cms/contract/studio-paths.ts'
import { type ContractClient, signedIn } from '../../testing/contract-client.ts'
import { besideTrouble } from '../load/beside.ts'
import type { Row } from '../row.ts'
import { lessonsOf, publicPages } from '../stage/pages.ts'

/** So few that the generator and the database leave room on two cores. */
const rate = 100

/** What visitors notice of a tutor at work in the studio. */
export const studio: Row = {
  name: 'studio',
  compares: 'p99 of public pages while 20 studio pages are drawn ÷ quiet',
  async measure(stage) {
    const site = await stage.site()
    const admin = await signedIn(site.url)
    const pages = await studioPages(site.url)
    const paths = await publicPages(site.url, 40)
    const firstMs = await drawAll(admin, pages.slice(0, 1))
    stage.tell(`first page of the studio after ${Math.round(firstMs)} ms`)
    const all = await drawAll(admin, pages)
    const seconds = Math.max(2, Math.min(6, all / 1000))
    stage.tell(`20 pages in ${Math.round(all)} ms; ${rate} public pages a second beside them`)
    const trouble = () => drawAll(admin, pages)
    return [
      ...(await besideTrouble(stage, {
        url: site.url,
        paths,
        rate,
        seconds,
        trouble,
        atMost: 1.2,
      })),
      { what: 'first page of the studio after the start', value: firstMs, unit: 'ms' },
    ]
  },
}

/** Draws studio pages one after another; gives the milliseconds of all. */
async function drawAll(admin: ContractClient, pages: readonly string[]): Promise<number> {
  const begun = performance.now()
  for (const page of pages) {
    const { status } = await admin.send('GET', page)
    if (status !== 200) throw new Error(`${page} answered ${status}`)
  }
  return performance.now() - begun
}

/** Twenty: where the tutor begins, the lists, courses and lessons. */
async function studioPages(url: string): Promise<string[]> {
  const lessons = await lessonsOf(url)
  const courses = [...new Set(lessons.map(({ courseId }) => courseId))]
  return [
    studioPaths.home,
    studioPaths.list('courses'),
    studioPaths.list('lessons'),
    ...courses.slice(0, 5).map((id) => studioPaths.document('courses', id)),
    ...lessons.slice(0, 12).map(({ id }) => studioPaths.document('lessons', id)),
  ]
}
