import { once } from 'node:events'
import { get as getPlain } from 'node:http'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildCourse, uploadLesson } from '../../testing/build-content.ts'
import { contractClient, cookieHeader } from '../../testing/contract-client.ts'
import { seededDatabase } from '../../testing/databases.ts'
import { type Looked, scoreOf } from '../../testing/observatory.ts'
import { type RunningProduct, startProduct, testAdmin } from '../../testing/running-product.ts'
import { startTlsFront, type TlsFront } from '../../testing/tls-front.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'
import { freePort } from '../postgres/free-port.ts'

// What Mozilla's Observatory would give, through a front that speaks TLS. Its rules before version 6
// gave no points for the opener's policy: what was asked for then was 130, and 135 with integrity
// (decision 219). A site in the browsers' preload list has five more.

let front: TlsFront
let product: RunningProduct
let cookie: string
let lessonId: number

beforeAll(async () => {
  const port = await freePort()
  front = await startTlsFront(port)
  const DATABASE_URL = await seededDatabase(inject('productDataDir'))
  const { url: SITE_URL } = front
  product = await startProduct({ port, env: { DATABASE_URL, SITE_URL, TRUST_PROXY: '1' } })
  const client = contractClient(product.url)
  const own = { origin: SITE_URL }
  const admin: typeof client = {
    ...client,
    send: (method, path, body) => client.send(method, path, body, own),
    studio: (method, path, body) => client.send(method, `/studio/api${path}`, body, own),
  }
  await admin.send('POST', '/api/admin/login', testAdmin)
  cookie = cookieHeader(admin.cookies)
  await untilStudioAnswers(admin)
  lessonId = (await uploadLesson(admin, (await buildCourse(admin)).id)).id
})

afterAll(async () => {
  await product.remove()
  front.close()
})

async function lookAt(path: string, headers: Record<string, string> = {}): Promise<Looked> {
  const asked = get(front.url + path, {
    ca: front.cert,
    headers: { accept: 'text/html', ...headers },
  })
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(200)
  const [plain] = await once(getPlain(front.http + path), 'response')
  plain.resume()
  const named = Object.entries<string | string[]>(answer.headers)
  const flat = named.flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  const said = new Headers()
  for (const [name = '', value = ''] of flat) said.append(name, value)
  return { headers: said, html: await text(answer), httpLeadsTo: plain.headers.location ?? null }
}

test.each(['/', '/admin/login', '/courses', '/view-lessons/1'])(
  '%s has all that a page can have that embeds videos',
  async (path) => {
    const { total, formerTotal, points } = scoreOf(await lookAt(path))

    expect(formerTotal).toBeGreaterThanOrEqual(135)
    expect(total).toBeGreaterThanOrEqual(145)
    // Its videos would stay empty in browsers that know no frame without credentials.
    expect(points.embedder).toBe(0)
  },
)

test('the tutor’s own pages are no less', async () => {
  expect(scoreOf(await lookAt('/admin', { cookie })).total).toBeGreaterThanOrEqual(145)
})

test('a lesson’s document loses what its scripts need, and nothing else', async () => {
  const { points, total } = scoreOf(await lookAt(`/lesson-documents/${lessonId}`))

  expect(points).toMatchObject({ policy: -20, framing: 5, referrer: 5, transport: 0, types: 0 })
  expect(total).toBeGreaterThanOrEqual(80)
})

test('the studio loses what its framework needs, and nothing else', async () => {
  const { points, total } = scoreOf(await lookAt('/studio', { cookie }))

  expect(points).toMatchObject({ framing: 5, referrer: 5, transport: 0, types: 0, opener: 10 })
  expect(total).toBeGreaterThanOrEqual(80)
})
