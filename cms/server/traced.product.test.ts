import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractClient } from '../../testing/contract-client.ts'
import { eventually } from '../../testing/eventually.ts'
import type { RunningProduct } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'

const sdk = pathToFileURL('testing/print-spans.mjs').href
const traceId = '0af7651916cd43dd8448eb211c80319c'
let product: RunningProduct

beforeAll(async () => {
  const env = { NODE_OPTIONS: `--import ${sdk}`, TRUST_PROXY: '1' }
  product = await startSeededProduct({ env })
})

afterAll(() => product.remove())

/** The printed spans of our trace. */
const spans = () =>
  product
    .log()
    .split(/^\{$/m)
    .filter((text) => text.includes(`traceId: '${traceId}'`))

const namesOf = () => spans().map((text) => /^ {2}name: '([^']*)'/m.exec(text)?.[1])

test('an SDK that is loaded first is given request, drawing and statements of a page', async () => {
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }

  await (await fetch(`${product.url}/courses?category=none`, { headers })).text()

  await eventually(() => {
    expect(namesOf()).toContain('GET /courses')
    expect(namesOf()).toContain('draw page')
    expect(namesOf()).toContain('SELECT')
  })
})

test('nothing that people write is in a span', async () => {
  const message = {
    name: 'canary-name',
    email: 'canary@example.com',
    message: 'canary-words',
    subject: 'canary-subject',
  }

  const { status } = await contractClient(product.url).send('POST', '/api/contact', message)

  expect(status).toBe(200)
  await eventually(() => expect(product.log()).toContain(`'POST /api/contact'`))
  expect(product.log()).toContain('insert into "contact_messages"')
  expect(product.log()).not.toContain('canary')
})
