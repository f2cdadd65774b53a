import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from 'playwright'
import type { Site } from '../stage/stage.ts'

const kinds = { script: 'JavaScript', stylesheet: 'CSS', font: 'fonts', document: 'HTML' } as const
type Kind = (typeof kinds)[keyof typeof kinds]

export interface Visit {
  /** Kilobytes of each kind: texts after gzip, fonts as they are. */
  kB: Record<Kind, number>
  /** All that came over the wire, with headers, as it was compressed there. */
  wireKB: number
  /** The page and what the first paint waits for, as it came over the wire. */
  firstKB: number
  /** The page, its files and its icon. */
  requests: number
  foreign: number
}

/** So long must nothing be asked for until a page counts as quiet: a slow one pauses, too. */
const quietMs = 1_000

interface Visiting {
  site: Pick<Site, 'url'>
  path: string
  cookies: ReadonlyMap<string, string>
}

/** What a browser that was never here loads for a page until it is quiet. */
export async function visit(browser: Browser, { site, path, cookies }: Visiting): Promise<Visit> {
  const context = await browser.newContext()
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
  const page = await context.newPage()
  const responses: Response[] = []
  const asked = await requestsOf(context, page)
  page.on('response', (response) => responses.push(response))
  await page.goto(site.url + path)
  await page.waitForFunction(() => !window.earlyTargets) // the script runs
  await untilQuiet(page, asked)

  const kB = { JavaScript: 0, CSS: 0, fonts: 0, HTML: 0 }
  let wireKB = 0
  for (const response of responses) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes()
    wireKB += (responseBodySize + responseHeadersSize) / 1000
    const kind = kindOf(response)
    if (kind) kB[kind] += (await packedSize(response, kind)) / 1000
  }
  const firstBytes = await page.evaluate(bytesBeforePaint)
  await context.close()
  const foreign = asked.filter((url) => new URL(url).origin !== site.url).length
  return { kB, wireKB, firstKB: firstBytes / 1000, requests: asked.length, foreign }
}

/** All that a page asks for, its icon too; what stands in the page itself is no request. */
async function requestsOf(context: BrowserContext, page: Page): Promise<string[]> {
  const asked: string[] = []
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) asked.push(request.url)
  })
  return asked
}

async function untilQuiet(page: Page, asked: readonly string[]): Promise<void> {
  for (let known = 0; known < asked.length; ) {
    known = asked.length
    await wait(quietMs)
    await page.waitForLoadState('networkidle')
  }
}

const kindOf = (response: Response): Kind | undefined =>
  new Map<string, Kind>(Object.entries(kinds)).get(response.request().resourceType())

async function packedSize(response: Response, kind: Kind): Promise<number> {
  const body = await response.body()
  return kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length
}

/** Runs in the page. */
const bytesBeforePaint = (): number =>
  [
    ...performance.getEntriesByType('navigation'),
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => Object(entry).renderBlockingStatus === 'blocking'),
  ].reduce((total, entry) => total + Number(Object(entry).encodedBodySize), 0)
