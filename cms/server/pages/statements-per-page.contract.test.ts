import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCourse, buildExercise } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'
import { contract } from '../../api/contract.ts'
import { batchSize } from '../../api/reader/sql-lessons.ts'
import { closeVisitorPool, visitorPool } from '../../content/sql/visitor-pool.ts'
import { isPublicRead } from '../endpoints/public-read.ts'
import { openPayload } from '../start/open-payload.ts'

const admin = await signedIn(site.url)
/** With connections of its own, its own and the visitors': no other request of the worker has them. */
const payload = await openPayload({ runsJobs: false, key: 'counted' })
const asked: string[] = []
let keepsNothing: Replica

beforeAll(async () => {
  for (const connections of [payload.db.pool, visitorPool(payload)]) noteStatements(connections)
  keepsNothing = await startReplica({ keeps: false, payload })
  await buildExercise(admin, { address: 'one-of-tests' })
})

afterAll(async () => {
  await keepsNothing.close()
  await closeVisitorPool(payload)
})

/** Notes what is sent on a connection, whoever of the pool sends it. */
function noteStatements(connections: pg.Pool): void {
  const noted = new WeakSet<pg.PoolClient>()
  connections.on('acquire', (client) => {
    if (noted.has(client)) return
    noted.add(client)
    const { query } = client
    Object.assign(client, {
      query(...args: unknown[]) {
        asked.push(shown(args[0]))
        return Reflect.apply(query, client, args)
      },
    })
  })
}

/** A statement by its name and its tables: with its columns it has pages. */
function shown(statement: unknown): string {
  const { name = 'without a name', text = String(statement) } = Object(statement)
  const tables = [...String(text).matchAll(/\b(?:from|join|into|update) (\w+)/g)]
  return `${name}: ${[...new Set(tables.map(([, table]) => table))].join(', ') || text}`
}

/** Which uploaded pictures are there is asked for once the addresses of pictures are known. */
const asksForPictures = (statement: string) => statement.endsWith(': media')

/** What one request asks the database, with what the answer is. */
async function answerTo(path: string) {
  asked.length = 0
  const response = await fetch(keepsNothing.url + path, { redirect: 'manual' })
  const body = await response.text()
  const statements = asked.filter((statement) => !asksForPictures(statement))
  return { status: response.status, body, statements, ofPictures: asked.length - statements.length }
}

/** An address of each kind, and in how many statements it is answered. */
const addresses: [path: string, count: number, status?: number][] = [
  ['/', 1],
  ['/courses', 1],
  ['/course/1', 1],
  ['/courses/speak-fluently', 1],
  ['/courses/ielts', 1, 302],
  ['/view-lessons/2', 1],
  ['/about', 1],
  ['/contact', 1],
  ['/testimonials', 1],
  ['/privacy-policy', 1],
  ['/terms-of-service', 1],
  ['/minimal-pairs', 1],
  ['/my-words', 1],
  ['/there-is-no-such-page', 1, 404],
  ['/courses/speak-fluently/speech-course-2', 2],
  ['/courses/speak-fluently/speech-course-2/practise', 4],
  ['/courses/speak-fluently/speech-course-2/worksheet', 4],
  ['/view-lesson-details/3', 2, 302],
  ['/view-lesson-details/7', 2],
  ['/view-lesson-details/7/practise', 2],
  ['/exercises/one-of-tests', 2],
  ['/exercises/one-of-tests/worksheet', 1],

  ['/api/courses', 1],
  ['/api/courses?id=1', 1],
  ['/api/courses?slug=speak-fluently', 1],
  ['/api/courses/1', 1],
  ['/api/courses/1/lessons', 2],
  ['/api/courses/1/lessons?from=2&limit=2', 1],
  ['/api/courses/1/lessons?beside=2', 1],
  ['/api/courses/1/lessons/2', 1],
  ['/api/lessons', 2],
  ['/api/lessons/7', 1],
  ['/api/lessons/7?omit=htmlContent', 1],
  ['/api/lessons/3/sounds', 1],
  ['/api/lessons/3/practice', 2],
  ['/api/lessons/7/practice', 1],
  ['/api/lessons/3/practice/count', 1],
  ['/api/lessons/3/clips', 1],
  ['/api/lessons/3/worksheet', 2],
  ['/api/lessons/3/words.txt', 2],
  ['/api/exercises/one-of-tests', 2],
  ['/api/exercises/one-of-tests/sounds', 1],
  ['/api/exercises/one-of-tests/clips', 2],
  ['/api/exercises/one-of-tests/worksheet', 1],
  ['/api/exercises/one-of-tests/words.txt', 1],
  ['/api/site', 1],
  ['/api/pages/home', 1],
  ['/api/pages/about', 1],
  ['/api/pages/contact', 1],
  ['/api/pages/testimonials', 1],
  ['/api/pages/privacy-policy', 1],
  ['/api/pages/terms-of-service', 1],

  ['/.well-known/jwks.json', 0],
  ['/sitemap.xml', 3],
  ['/site.webmanifest', 1],
  ['/og/courses.png', 1],
  ['/robots.txt', 0],
]

/** Other tests of the worker may have left more lessons than are read at once. */
const furtherBatches = (path: string, body: string) =>
  path === '/api/lessons' ? Math.floor(JSON.parse(body).length / batchSize) : 0

test.each(addresses)(
  '%s is answered in exactly %i statements',
  async (path, count, status = 200) => {
    const answer = await answerTo(path)

    expect(answer.status).toBe(status)
    const expected = count + furtherBatches(path, answer.body)
    expect(answer.statements, asked.join('\n')).toHaveLength(expected)
    // Other tests of the worker may have given a course of the lists its own picture.
    expect(answer.ofPictures, asked.join('\n')).toBeLessThanOrEqual(1)
  },
)

/** Pages of several statements, and in how many they are made again. */
const madeAgain: [path: string, count: number][] = [
  ['/courses/speak-fluently/speech-course-2', 1],
  ['/courses/speak-fluently/speech-course-2/practise', 2],
  ['/courses/speak-fluently/speech-course-2/worksheet', 2],
  ['/view-lesson-details/7', 1],
  ['/view-lesson-details/7/practise', 1],
  ['/exercises/one-of-tests', 2],
]

test.each(madeAgain)(
  '%s asks at once for what it asked for the last time: in exactly %i statements',
  async (path, count) => {
    const first = await answerTo(path)

    const again = await answerTo(path)

    expect(again.status).toBe(200)
    expect(again.statements, asked.join('\n')).toHaveLength(count)
    expect(again.body).toBe(first.body)
  },
)

test('a page that shows uploaded pictures takes one more, however many they are', async () => {
  const [one, other] = [await buildPicture(admin), await buildPicture(admin)]
  await buildCourse(admin, { cover: one.url })
  await buildCourse(admin, { cover: other.url })

  const list = await answerTo('/api/courses')
  const page = await answerTo('/courses')

  const oneMore = { status: 200, statements: [expect.anything()], ofPictures: 1 }
  expect(list).toMatchObject(oneMore)
  expect(page).toMatchObject(oneMore)
})

test('no public read of the contract goes uncounted', () => {
  const paths = addresses.map(([path]) => path.split('?')[0] ?? path)

  const uncounted = contract.filter(isPublicRead).filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return !paths.some((counted) => pattern.test(counted))
  })

  expect(uncounted.map(({ path }) => path)).toEqual([])
})
