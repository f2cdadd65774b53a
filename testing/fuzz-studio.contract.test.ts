import fc from 'fast-check'
import { afterAll, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from './build-admin.ts'
import { signedIn } from './contract-client.ts'
import { expectNoFault } from './expect-no-fault.ts'
import { flatMemory } from './flat-memory.ts'
import { fuzzCases, fuzzLimitMs, fuzzRuns, nastyBody, nastyText } from './nasty-values.ts'
import { site } from './site/site.ts'
import { sitePayload } from './site/site-payload.ts'
import { studioRoutes } from './studio-routes.ts'
import { studioValues } from './studio-values.ts'

// Payload's REST, where the studio works, is sent values and questions of every kind.

const admin = await signedIn(site.url)
const { collections: all, globals } = (await sitePayload()).config
const collections = all.filter(({ endpoints }) => endpoints !== false)

const Made = z.object({ doc: z.object({ id: z.union([z.number(), z.string()]) }) })

/** What the studio says of its globals is given back to them at the end. */
const before = await Promise.all(
  globals.map(async ({ slug }) => ({
    slug,
    value: z
      .record(z.string(), z.unknown())
      .parse((await admin.studio('GET', `/globals/${slug}?depth=0`)).json),
  })),
)
afterAll(async () => {
  for (const { slug, value } of before) await admin.studio('POST', `/globals/${slug}`, value)
})

const drafts = fc.constantFrom('', '?draft=true', '?draft=true&autosave=true', '?depth=99')

const writes = fc.oneof(
  ...collections.map(({ slug, fields }) =>
    fc.record({ slug: fc.constant(slug), first: bodyOf(fields), second: bodyOf(fields), drafts }),
  ),
)

function bodyOf(fields: Parameters<typeof studioValues>[0]) {
  return fc.oneof(
    { weight: 12, arbitrary: studioValues(fields) },
    { weight: 1, arbitrary: nastyBody(['id', '_status', 'title']) },
    { weight: 1, arbitrary: fc.constant(undefined) }, // a request without a body
  )
}

test(
  'whatever is written over the studio’s REST, nothing breaks and nothing of the code is told',
  async () => {
    const runs = fuzzRuns(fuzzCases.studioWrites)
    const memory = flatMemory(runs.numRuns)
    await fc.assert(
      fc.asyncProperty(writes, async ({ slug, first, second, drafts }) => {
        const created = await admin.studio('POST', `/${slug}${drafts}`, first)
        expectNoFault(created)
        const { doc } = Made.safeParse(created.json).data ?? {}
        expectNoFault(
          await admin.studio('PATCH', `/${slug}/${doc?.id ?? 999_999}${drafts}`, second),
        )
        if (doc) expectNoFault(await admin.studio('DELETE', `/${slug}/${doc.id}`))
        memory.note()
      }),
      runs,
    )
    memory.expectFlat()
  },
  fuzzLimitMs,
)

test(
  'nor whatever is written into a page or the settings',
  async () => {
    const requests = fc.oneof(
      ...globals.map(({ slug, fields }) =>
        fc.record({ slug: fc.constant(slug), body: bodyOf(fields), drafts }),
      ),
    )
    const runs = fuzzRuns(fuzzCases.studioGlobals)
    const memory = flatMemory(runs.numRuns)
    await fc.assert(
      fc.asyncProperty(requests, async ({ slug, body, drafts }) => {
        expectNoFault(await admin.studio('POST', `/globals/${slug}${drafts}`, body))
        memory.note()
      }),
      runs,
    )
    memory.expectFlat()
  },
  fuzzLimitMs,
)

test(
  'nor whatever is sent to the calls that Payload and we have beside them',
  async () => {
    const routes = studioRoutes({ collections: all, globals }).filter(({ isPlain }) => !isPlain)
    const requests = fc.record({
      route: fc.constantFrom(...routes),
      part: fc.oneof(fc.constantFrom('1', '999999', 'abc'), nastyText),
      body: nastyBody(['id', 'order', 'lessons', 'docs', 'where', 'data', 'email', 'key', 'value']),
      query: fc.tuple(fc.constantFrom('depth', 'draft', 'where[id][equals]', 'src'), nastyText),
    })
    const runs = fuzzRuns(fuzzCases.studioCalls)
    const memory = flatMemory(runs.numRuns)
    // One who is signed in for this alone: some of these calls end a session.
    const account = await buildAdmin(admin)
    const caller = await signedIn(site.url, account)
    await fc.assert(
      fc.asyncProperty(requests, async ({ route, part, body, query: [name, value] }) => {
        const path = route.path.replace(/:\w+\??/g, () => encoded(part) || '1')
        const sent = route.method === 'GET' ? undefined : body
        const address = `${path}?${name}=${encoded(value)}`
        const answer = await caller.studio(route.method, address, sent)
        expectNoFault(answer)
        if (answer.status === 401 || /log|password/.test(path)) await caller.signIn(account)
        memory.note()
      }),
      runs,
    )
    memory.expectFlat()
  },
  fuzzLimitMs,
)

const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'greater_than', 'like', 'contains'],
  ...['less_than_equal', 'near', 'within', 'intersects', 'nothing', '__proto__'],
]

test(
  'nor whatever is asked for',
  async () => {
    const places = [
      ...collections.flatMap(({ slug }) =>
        ['', '/count', '/versions', '/1', '/999999', '/abc'].map((end) => `/${slug}${end}`),
      ),
      ...globals.flatMap(({ slug }) => ['', '/versions'].map((end) => `/globals/${slug}${end}`)),
    ]
    const fields = ['id', 'title', 'course', 'createdAt', '_status', 'sizes', 'course.name', 'a.b']
    const value = fc.oneof(nastyText, fc.constantFrom('1', 'true', 'null', '1,2', '2026-01-01'))
    const name = fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(fc.constantFrom(...fields), fc.constantFrom(...operators))
          .map(([field, operator]) => `where[${field}][${operator}]`),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          'where[or][0][id][equals]',
          'where[and]',
          'where',
          'where[or][title]',
          'where[id]',
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'limit',
          'page',
          'depth',
          'sort',
          'select[title]',
          'select',
          'joins[a][limit]',
          'joins',
          'populate[courses][name]',
          'populate',
          'locale',
          'draft',
          'trash',
          'pagination',
        ),
      },
    )
    const asked = fc.record({
      place: fc.constantFrom(...places),
      query: fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 }),
    })
    const runs = fuzzRuns(fuzzCases.studioReads)
    const memory = flatMemory(runs.numRuns)
    await fc.assert(
      fc.asyncProperty(asked, async ({ place, query }) => {
        const text = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
        expectNoFault(await admin.studio('GET', `${place}?${text}`))
        memory.note()
      }),
      runs,
    )
    memory.expectFlat()
  },
  fuzzLimitMs,
)

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '�'))
