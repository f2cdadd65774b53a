import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { freePort } from '../../cms/postgres/free-port.ts'
import { buildOwnSite } from '../../testing/build-own-site.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'
import type { Figure, Row } from '../row.ts'
import { pagesOf, settle } from '../stage/pages.ts'
import type { Stage } from '../stage/stage.ts'
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
    const ownUrl = await siteOfOnesOwn(stage)
    const { home, courses, course, lesson, uploaded } = await pagesOf(url)
    const { contact, testimonials } = pagePaths
    const chosen = stage.chosen({
      ...addressesOn(url, { home, courses, course, lesson, uploaded, contact, testimonials }),
      'home with a face': ownUrl + home,
    })
    const empty = await serveEmptyPage()
    try {
      await settle(url, [home, courses, course, lesson, uploaded, contact, testimonials])
      await settle(ownUrl, [home])
      return await figuresInRounds([[emptyPage, empty.url], ...chosen], stage)
    } finally {
      empty.close()
    }
  },
}

/** Filled with all that a tutor can add to the home page. */
async function siteOfOnesOwn(stage: Stage): Promise<string> {
  const { url } = await stage.site()
  const admin = await signedIn(url)
  await untilStudioAnswers(admin)
  await buildOwnSite(admin)
  return url
}

const addressesOn = (url: string, paths: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(paths).map(([page, path]) => [page, url + path]))

/** Round by round, so that a slow moment of the machine does not meet all readings of one page. */
async function figuresInRounds(addresses: readonly Address[], stage: Stage): Promise<Figure[]> {
  const reports = new Map<string, Report[]>(addresses.map(([page]) => [page, []]))
  const rounds = stage.isQuick ? 1 : 5
  for (let round = 1; round <= rounds; round++) {
    stage.tell(`round ${round} of ${rounds}`)
    for (const [page, address] of addresses) reports.get(page)?.push(await reportOf(address))
  }
  return [...reports].flatMap(([page, read]) => figuresOf(page, read))
}

/** A page name and where it is. */
type Address = readonly [page: string, address: string]

/** What this machine makes of a page with nothing on it: no page can be quicker. */
const emptyPage = 'an empty page'

async function serveEmptyPage() {
  const text = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Empty</title><p>Empty</p></html>`
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(text)
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

function figuresOf(page: string, reports: readonly Report[]): Figure[] {
  const points = categories.map((category): Figure => {
    const scores = reports.map((report) => (report.categories[category]?.score ?? Number.NaN) * 100)
    return {
      what: `${page}, ${category}`,
      value: median(scores),
      unit: 'points',
      bound: { atLeast: 100 },
    }
  })
  const paints = Object.entries(audits).map(([audit, { what, unit, bound }]): Figure => {
    const values = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)
    return { what: `${page}, ${what}`, value: median(values), unit, bound }
  })
  if (page !== emptyPage) return [...points, ...paints]
  return paints.map(({ what, value, unit }) => ({ what, value, unit }))
}

/** The browser sometimes loses a trace, and Lighthouse asks to be run again. */
async function reportOf(address: string, tries = 3): Promise<Report> {
  try {
    return await runOnce(address)
  } catch (error) {
    if (tries === 1) throw error
    return reportOf(address, tries - 1)
  }
}

async function runOnce(address: string): Promise<Report> {
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
