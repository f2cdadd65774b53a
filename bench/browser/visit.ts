import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'
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
  requests: number
  foreign: number
}

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
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (response) => responses.push(response))
  await page.goto(site.url + path, { waitUntil: 'networkidle' })

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
