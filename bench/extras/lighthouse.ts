import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import type { Figure, Row } from '../row.ts'
import { pagesOf } from '../stage/pages.ts'
import { median } from '../statistics.ts'

/** One exact version; no dependency, because of its weight (decision 62). */
const program = 'lighthouse@12.8.2'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's own names, and what each may come to. */
const audits = {
  'largest-contentful-paint': { what: 'LCP', unit: 'ms', bound: { atMost: 1_200 } },
  'first-contentful-paint': { what: 'FCP', unit: 'ms', bound: { atMost: 1_000 } },
  'total-blocking-time': { what: 'TBT', unit: 'ms', bound: { atMost: 50 } },
  'cumulative-layout-shift': { what: 'CLS', unit: '', bound: { atMost: 0.01 } },
} as const

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.looseObject({ numericValue: z.number().optional() })),
})
type Report = z.infer<typeof Report>

/** What Lighthouse says of the pages that visitors see first, on a phone. */
export const lighthouse: Row = {
  name: 'lighthouse',
  compares: 'Lighthouse, mobile preset, median of five',
  async measure(stage) {
    const { url } = await stage.site()
    const { home, courses, course, lesson, uploaded } = await pagesOf(url)
    const { contact, testimonials } = pagePaths
    const pages = { home, courses, course, lesson, uploaded, contact, testimonials }
    const figures: Figure[] = []
    for (const [page, path] of Object.entries(pages)) {
      stage.tell(page)
      const reports: Report[] = []
      for (let run = 0; run < (stage.isQuick ? 1 : 5); run++)
        reports.push(await reportOf(url + path))
      figures.push(...figuresOf(page, reports))
    }
    return figures
  },
}

function figuresOf(page: string, reports: readonly Report[]): Figure[] {
  const points = categories.map((category): Figure => {
    const scores = reports.map((report) => (report.categories[category]?.score ?? Number.NaN) * 100)
    return {
      ...{ what: `${page}, ${category}`, value: median(scores), unit: 'points' },
      bound: { atLeast: 100 },
    }
  })
  const paints = Object.entries(audits).map(([audit, { what, unit, bound }]): Figure => {
    const values = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)
    return { what: `${page}, ${what}`, value: median(values), unit, bound }
  })
  return [...points, ...paints]
}

async function reportOf(address: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        ...['--yes', program, address, '--output=json', `--output-path=${file}`, '--quiet'],
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
      ],
      { env: { ...process.env, CHROME_PATH: process.env.BROWSER_PATH } },
    )
    return Report.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true })
  }
}
