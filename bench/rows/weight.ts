import { signedIn } from '../../testing/contract-client.ts'
import { openBrowser } from '../browser/browser.ts'
import { type Visit, visit } from '../browser/visit.ts'
import type { Bound, Figure, Row } from '../row.ts'
import { pagesOf, settle } from '../stage/pages.ts'

const scripts: Record<string, Bound> = { home: { atMost: 98 }, lesson: { atMost: 110 } }

/** What a first visit loads, seen by a browser. */
export const weight: Row = {
  name: 'weight',
  compares: 'what a first visit loads: scripts, CSS and HTML after gzip, fonts as they are',
  async measure(stage) {
    const site = await stage.site()
    const { home, courses, course, lesson } = await pagesOf(site.url)
    const { cookies } = await signedIn(site.url)
    await settle(site.url, [home, courses, course, lesson])
    const browser = await openBrowser()
    try {
      const figures: Figure[] = []
      for (const [page, path] of Object.entries({
        home,
        courses,
        course,
        lesson,
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
  ...(page === 'home' ? [] : [{ what: page, value: requests, unit: 'requests' as const }]),
]

const homeFigures = ({ wireKB, firstKB, requests, foreign }: Visit): Figure[] => [
  { what: 'home, on the wire', value: wireKB, unit: 'kB', bound: { atMost: 150 } },
  { what: 'home, before the first paint', value: firstKB, unit: 'kB', bound: { atMost: 14 } },
  { what: 'home', value: requests, unit: 'requests', bound: { atMost: 10 } },
  { what: 'home, to foreign hosts', value: foreign, unit: 'requests', bound: { atMost: 0 } },
]
