import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'

const admin = await signedIn(site.url)
let replica: Replica

beforeAll(async () => {
  const cdn = { CDN_SECONDS: 3_600, CDN_TAG_HEADER: 'Surrogate-Key' }
  replica = await startReplica({ keeps: true, cdn })
})
afterAll(() => replica.close())

async function read(path: string, more: Record<string, string> = {}) {
  const headers = { 'accept-encoding': 'br', ...more }
  const response = await fetch(replica.url + path, { headers, redirect: 'manual' })
  const { headers: got } = response
  const [cacheControl, vary, tags] = ['cache-control', 'vary', 'surrogate-key'].map((name) =>
    got.get(name),
  )
  return {
    status: response.status,
    cacheControl,
    vary,
    tags,
    etag: got.get('etag'),
    text: await response.text(),
  }
}

const forCdn = 'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60'

test.each(['/', '/courses', '/course/1', '/api/courses', '/api/lessons/1', '/sitemap.xml'])(
  'a CDN may keep what every visitor sees, and knows what it is made of: %s',
  async (path) => {
    const first = await read(path)
    const kept = await read(path)
    const unchanged = await read(path, { 'if-none-match': first.etag ?? '' })

    expect(first).toMatchObject({ cacheControl: forCdn, vary: 'Accept-Encoding' })
    expect(first.tags).toMatch(/^site( [a-z0-9:-]+)+$/)
    expect(kept).toEqual(first)
    expect(unchanged).toMatchObject({ status: 304, cacheControl: forCdn, tags: first.tags })
  },
)

// Many CDNs decode what they keep pages under, and pass on what came: `/courses` would lead to itself.
test.each(['/%63ourses', '/Courses', '/courses/'])(
  'no CDN may keep what leads from another spelling to the page: %s',
  async (path) => {
    const answer = await read(path)

    expect(answer).toMatchObject({ status: 301, cacheControl: 'no-store' })
  },
)

test.each(['/', '/course/1', '/api/courses', '/lesson-documents/8', '/admin'])(
  'no CDN may keep what is answered to a session: %s',
  async (path) => {
    const answer = await read(path, { cookie: cookieHeader(admin.cookies) })

    expect(answer.cacheControl).toMatch(/no-store/)
    expect(answer.cacheControl).not.toContain('s-maxage')
    expect(answer.tags).toBeNull()
  },
)

test.each(['/api/courses/2147483646', '/not/there', '/draft/nothing', '/healthz'])(
  'no CDN may keep what is not a finished page: %s',
  async (path) => {
    const answer = await read(path)

    expect(answer.cacheControl).not.toContain('s-maxage')
    expect(answer.tags).toBeNull()
  },
)

test('what a CDN keeps of a premium lesson is what every visitor sees of it', async () => {
  const { id: course } = await buildCourse(admin)
  const inside = uniqueText('Inside')
  const fields = { course, isPremium: true, writingActivity: inside }
  const { id } = await buildLesson(admin, fields)
  const draft = await buildLesson(admin, { course, title: inside, _status: 'draft' })

  const own = await read(`/api/lessons/${id}`, { cookie: cookieHeader(admin.cookies) })
  const all = await Promise.all(
    [`/api/lessons/${id}`, `/view-lesson-details/${id}`, `/course/${course}`].map((path) =>
      read(path),
    ),
  )
  const ofDraft = await read(`/api/lessons/${draft.id}`)

  expect(own.text).toContain(inside)
  expect(all.map(({ cacheControl }) => cacheControl)).toEqual([forCdn, forCdn, forCdn])
  expect(all.map(({ text }) => text).join()).not.toContain(inside)
  expect(ofDraft).toMatchObject({ status: 404, tags: null })
})
