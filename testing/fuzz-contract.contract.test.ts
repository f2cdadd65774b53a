import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '../cms/api/contract.ts'
import { buildAdmin } from './build-admin.ts'
import { contractClient, signedIn } from './contract-client.ts'
import { fuzzLimitMs, fuzzRuns, nastyBody, nastyText } from './nasty-values.ts'
import { site } from './site/site.ts'

const url = site.url

/** These act on the whole site whatever they are sent, or end the session with which we ask. */
const leftAlone = ['/api/first-day', '/api/admin/logout', '/api/admin/sessions']

const asked = contract.filter(({ path }) => !leftAlone.some((start) => path.startsWith(start)))

/** The names that the contract knows, so that some of what is sent gets further than its shape. */
const names = [
  ...['username', 'password', 'code', 'currentPassword', 'name', 'email', 'subject', 'message'],
  ...['title', 'rows', 'word', 'text', 'html', 'htmlContent', 'parser', 'lessonNumber', 'courseId'],
  ...['made', 'response', 'clientDataJSON', 'rawId'],
  ...['link', 'results', 'lessonId', 'at', 'kind', 'sealed', 'take', 'key', 'cssContent', 'agreed'],
]

/** Ids that are nobody's, and what is no id. Real ones would change what other tests read. */
const pathPart = fc.oneof(fc.integer({ min: 1_000_000 }).map(String), nastyText)

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '�')) || '%20'

const requests = fc.record({
  endpoint: fc.constantFrom(...asked),
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
  who: fc.nat(2),
})

type Asked = typeof requests extends fc.Arbitrary<infer One> ? One : never

function addressOf({ endpoint, parts, query }: Asked): string {
  const left = [...parts]
  const path = endpoint.path.replace(/:\w+/g, () => encoded(left.shift() ?? '1'))
  const known = [...endpoint.queryNames, 'draft', 'returnTo']
  const pairs = query.map(([at, value]) => `${known[at % known.length]}=${encoded(value)}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

test(
  'whatever is sent to the contract, nothing breaks and nothing of the code is told',
  async () => {
    const tutor = await signedIn(url)
    const clients = [
      contractClient(url),
      await signedIn(url, await buildAdmin(tutor, 'assistant')),
      await signedIn(url, await buildAdmin(tutor)),
    ]
    const one = async (request: Asked) => {
      const { endpoint, body, type, who } = request
      const sendsBody = endpoint.method !== 'get'
      const { status, text, headers } = await (clients[who] ?? tutor).send(
        endpoint.method.toUpperCase(),
        addressOf(request),
        sendsBody ? body : undefined,
        sendsBody ? { 'content-type': type, origin: url } : {},
      )
      const isBusy = status === 503 && headers.has('retry-after')
      expect({ status, isFault: status >= 500 && !isBusy }).toEqual({ status, isFault: false })
      expect(text).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d+|select .* from "/)
    }

    await fc.assert(fc.asyncProperty(requests, one), fuzzRuns(400))
  },
  fuzzLimitMs,
)
