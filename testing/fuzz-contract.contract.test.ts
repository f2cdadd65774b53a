import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../cms/api/contract.ts'
import { buildAdmin } from './build-admin.ts'
import { buildGround, type Ground } from './build-ground.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { expectNoFault } from './expect-no-fault.ts'
import { flatMemory } from './flat-memory.ts'
import { forgetLimits } from './forget-limits.ts'
import { fuzzCases, fuzzLimitMs, fuzzRuns, nastyBody, nastyText } from './nasty-values.ts'
import { site } from './site/site.ts'

const url = site.url

/** The names that the contract knows, so that some of what is sent gets further than its shape. */
const names = [
  ...['username', 'password', 'code', 'currentPassword', 'name', 'email', 'subject', 'message'],
  ...['title', 'rows', 'word', 'text', 'html', 'htmlContent', 'parser', 'lessonNumber', 'courseId'],
  ...['made', 'response', 'clientDataJSON', 'rawId', 'from', 'to', 'places', 'secret', 'sound'],
  ...['link', 'results', 'lessonId', 'at', 'kind', 'sealed', 'take', 'key', 'cssContent', 'agreed'],
]

/** Which of those that are there is asked for, or what is nobody's id, or none at all. */
const pathPart = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000_000 }).map(String) },
  { weight: 1, arbitrary: nastyText },
)

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '�')) || '%20'

const requests = fc.record({
  endpoint: fc.constantFrom(...contract),
  parts: fc.array(pathPart, { minLength: 3, maxLength: 3 }),
  query: fc.array(fc.tuple(fc.nat(9), nastyText), { maxLength: 3 }),
  body: fc.oneof(
    { weight: 6, arbitrary: nastyBody(names).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: nastyText },
  ),
  type: fc.constantFrom(
    ...['application/json', 'application/json; charset=latin1', 'text/plain'],
    ...['application/x-www-form-urlencoded', 'application/zip', 'application/json'],
  ),
  who: fc.nat(3),
})

type Asked = typeof requests extends fc.Arbitrary<infer One> ? One : never

const Courses = z.array(z.object({ id: z.number() }))

let tutor: ContractClient
let ground: Ground
/** As 'who' counts them: nobody, an assistant, an owner, a student. Each can come in again. */
let callers: { client: ContractClient; comeIn(): Promise<void> }[]
/** The courses that visitors saw before. */
let shown: number[]

afterAll(() => forgetLimits(site.databaseUrl))

beforeAll(async () => {
  await forgetLimits(site.databaseUrl)
  tutor = await signedIn(url)
  const [assistant, owner] = [await buildAdmin(tutor, 'assistant'), await buildAdmin(tutor)]
  ground = await buildGround(tutor, assistant.id)
  const visitor = contractClient(url)
  shown = Courses.parse((await visitor.send('GET', '/api/courses')).json).map(({ id }) => id)
  const admins = [assistant, owner].map((account) => {
    const client = contractClient(url)
    return { client, comeIn: () => client.signIn(account) }
  })
  const student = { client: ground.student, comeIn: ground.openStudent }
  callers = [{ client: visitor, comeIn: async () => {} }, ...admins, student]
  for (const { comeIn } of admins) await comeIn()
})

/** What hides the sample courses was asked for as well. */
afterAll(async () => {
  const { json } = await contractClient(url).send('GET', '/api/courses')
  const left = new Set(Courses.parse(json).map(({ id }) => id))
  for (const id of shown.filter((one) => !left.has(one))) {
    await tutor.studio('PATCH', `/courses/${id}`, { _status: 'published' })
  }
})

function addressOf({ endpoint, parts, query }: Asked): string {
  const left = [...parts]
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const part = left.shift() ?? 0
    if (typeof part === 'string') return encoded(part)
    const there = ground.known[name]
    if (!there) throw new Error(`buildGround has nothing for :${name}.`)
    return encodeURIComponent(there[part % there.length] ?? '1')
  })
  const known = [...endpoint.queryNames, 'draft', 'returnTo']
  const pairs = query.map(([at, value]) => `${known[at % known.length]}=${encoded(value)}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

test(
  'whatever is sent to the contract, nothing breaks, nothing of the code is told and nothing is kept',
  async () => {
    const runs = fuzzRuns(fuzzCases.contract)
    const memory = flatMemory(runs.numRuns)
    const reached = new Set<number>()
    const one = async (request: Asked) => {
      const { endpoint, body, type, who } = request
      const { client = tutor, comeIn } = callers[who] ?? {}
      const sendsBody = endpoint.method !== 'get'
      const answer = await client.send(
        endpoint.method.toUpperCase(),
        addressOf(request),
        sendsBody ? body : undefined,
        sendsBody ? { 'content-type': type, origin: url } : {},
      )
      expectNoFault(answer)
      reached.add(answer.status)
      // It may have been a call that ends a session.
      if (answer.status === 401 || /log-?out|leave|sessions|link/.test(endpoint.path)) {
        await comeIn?.()
      }
      memory.note()
    }

    await fc.assert(fc.asyncProperty(requests, one), runs)

    expect([...reached]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
    memory.expectFlat()
  },
  fuzzLimitMs,
)
