import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftPaths } from '../cms/contract/draft-paths.ts'
import { homeworkPaths } from '../cms/contract/homework-paths.ts'
import { routes } from '../web/router/routes.ts'
import { buildAdmin } from './build-admin.ts'
import { buildGround, type Ground } from './build-ground.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { expectNoFault } from './expect-no-fault.ts'
import { flatMemory } from './flat-memory.ts'
import { forgetLimits } from './forget-limits.ts'
import { fuzzCases, fuzzLimitMs, fuzzRuns, nastyText } from './nasty-values.ts'
import { site } from './site/site.ts'

// Pages, documents, previews, feeds, files and what is said of the site: every address that is not
// the contract's, with anything in it and behind it, and anything in its headers.

const others = [
  ...['/sitemap.xml', '/sitemap-:page.xml', '/robots.txt', '/site.webmanifest', '/og/:page.jpg'],
  ...['/og/:page.png', '/healthz', '/readyz', '/media/:file', '/feed.xml', '/:anything'],
  ...['/lesson-documents/:lessonId', '/lesson-documents/:lessonId/interactive'],
  ...['/lesson-documents/:lessonId/files/:file', '/lesson-drafts/:lessonId'],
  ...['/preview/:preview/:lessonId', draftPaths.link(':token'), '/favicon.svg', '/pictures/:file'],
  ...[homeworkPaths.document(':homeworkId'), homeworkPaths.interactive(':homeworkId')],
]
const paths = [...routes.map(({ path }) => path.replace('*', '/no-such-page')), ...others]

/** Names of parameters that some of them look at. */
const names = [
  ...['ticket', 'draft', 'run', 'tab', 'from', 'category', 'more', 'returnTo', 'lesson', 'sent'],
  ...['language', 'problem', 'v', '__proto__'],
]

const headerNames = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'range',
  ],
  ...['if-range', 'x-forwarded-for', 'x-forwarded-proto', 'sec-fetch-dest', 'cookie', 'user-agent'],
]

/** What can stand in a header at all; else it is not sent. */
const headerText = fc.oneof(
  nastyText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom(
    ...[
      'bytes=0-',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-0,2-9',
      'W/"a"',
      '*',
      'gzip;q=0',
      'br, *;q=9',
    ],
    ...['iframe', 'session=a; session=b', '%', 'text/html;q=0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ),
)

const requests = fc.record({
  path: fc.constantFrom(...paths),
  parts: fc.array(fc.oneof(fc.nat(9), nastyText), { minLength: 2, maxLength: 2 }),
  query: fc.array(fc.tuple(fc.constantFrom(...names), nastyText), { maxLength: 3 }),
  headers: fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 3 }),
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
  who: fc.nat(2),
})

type Asked = typeof requests extends fc.Arbitrary<infer One> ? One : never

let ground: Ground
let clients: ContractClient[]

afterAll(() => forgetLimits(site.databaseUrl))

beforeAll(async () => {
  await forgetLimits(site.databaseUrl)
  const tutor = await signedIn(site.url)
  const account = await buildAdmin(tutor)
  ground = await buildGround(tutor, account.id)
  clients = [contractClient(site.url), ground.student, await signedIn(site.url, account)]
})

function addressOf({ path, parts, query }: Asked): string {
  const left = [...parts]
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = left.shift() ?? 0
    const there = ground.known[name] ?? ['1', 'home', 'lessons']
    return typeof part === 'string' ? encoded(part) : encoded(there[part % there.length] ?? '')
  })
  const pairs = query.map(([name, value]) => `${name}=${encoded(value)}`)
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '�')) || '%20'

test(
  'whatever address is opened, in whatever way, nothing breaks and nothing of the code is told',
  async () => {
    const runs = fuzzRuns(fuzzCases.addresses)
    const memory = flatMemory(runs.numRuns)
    const reached = new Set<number>()

    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const client = clients[request.who]
        if (!client) throw new Error('There are three who ask.')
        const { method, headers } = request
        const answer = await client.send(method, addressOf(request), undefined, headers)
        expectNoFault(answer)
        reached.add(answer.status)
        memory.note()
      }),
      runs,
    )

    expect([...reached]).toEqual(expect.arrayContaining([200, 404]))
    memory.expectFlat()
  },
  fuzzLimitMs,
)
