import { signedIn } from '../../testing/contract-client.ts'
import { openBrowser } from '../browser/browser.ts'
import { type Visit, visit } from '../browser/visit.ts'
import type { Bound, Figure, Row } from '../row.ts'
import { limits } from '../size.ts'
import { pagesOf, settle, settleBest } from '../stage/pages.ts'

/** What the build's own row asks of these files is asked of what a browser really loads. */
const scripts: Record<string, Bound> = {
  home: { atMost: limits.home.JavaScript / 1000 },
  lesson: { atMost: limits.lesson.JavaScript / 1000 },
  uploaded: { atMost: limits['uploaded-lesson'].JavaScript / 1000 },
}
const mostRequests: Record<string, Bound> = { home: { atMost: 10 }, lesson: { atMost: 13 } }

/** What a first visit loads, seen by a browser. */
export const weight: Row = {
  name: 'weight',
  compares: 'what a first visit loads: scripts, CSS and HTML after gzip, fonts as they are',
  async measure(stage) {
    const site = await stage.site()
    const { home, courses, course, lesson, uploaded } = await pagesOf(site.url)
    const { cookies } = await signedIn(site.url)
    await settleBest(site.url, home)
    await settle(site.url, [courses, course, lesson, uploaded])
    const browser = await openBrowser()
    try {
      const figures: Figure[] = []
      for (const [page, path] of Object.entries({
        home,
        courses,
        course,
        lesson,
        uploaded,
        admin: '/admin',
      })) {
        const ownCookies = page === 'admin' ? cookies : new Map<string, string>()
        const seen = await visit(browser, { site, path, cookies: ownCookies })
        figures.push(...figuresOf(page, seen), ...(page === 'home' ? homeFigures(seen) : []))
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

const figuresOf = (page: string, { kB, requests }: Visit): Figure[] => [
  ...Object.entries(kB).map(
    ([kind, value]): Figure => ({
      what: `${page}, ${kind}`,
      value,
      unit: 'kB',
      ...(kind === 'JavaScript' && scripts[page] ? { bound: scripts[page] } : {}),
    }),
  ),
  {
    what: page,
    value: requests,
    unit: 'requests',
    ...(mostRequests[page] ? { bound: mostRequests[page] } : {}),
  },
]

const homeFigures = ({ wireKB, firstKB, foreign }: Visit): Figure[] => [
  { what: 'home, on the wire', value: wireKB, unit: 'kB', bound: { atMost: 150 } },
  { what: 'home, before the first paint', value: firstKB, unit: 'kB', bound: { atMost: 14 } },
  { what: 'home, to foreign hosts', value: foreign, unit: 'requests', bound: { atMost: 0 } },
]
