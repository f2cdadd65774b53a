import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadLesson } from '../../testing/build-content.ts'
import { queryDatabase } from '../../testing/databases.ts'
import { failCommits, letCommits, readEverything } from '../../testing/failing-commits.ts'
import { buildPlace, kindsWithMail, type Place } from '../../testing/kinds-of-writes.ts'
import { manyAttempts, type RunningProduct } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'

let product: RunningProduct
let place: Place

/** Nobody listens there: what would be mailed waits. */
const SMTP_URL = 'smtp://127.0.0.1:9'

beforeAll(async () => {
  product = await startSeededProduct({ env: { ...manyAttempts, SMTP_URL } })
})

/** A new one each time: what is parked in it is given out for ten minutes. */
async function placeToWrite(): Promise<Place> {
  const built = await buildPlace(product.url)
  await built.admin.studio('POST', '/globals/site', { messagesTo: 'tutor@example.com' })
  return built
}

afterAll(() => product.remove())

/** A few of each area; `npm run faults commits-refused` tries every kind that the product has. */
const shortForm = new Set([
  ...['an upload of a lesson', 'a page with its files', 'a change of a lesson’s place'],
  ...['the deletion of a lesson', 'Undo of the deletion of a lesson', 'a new lesson in the studio'],
  ...['a lesson published in the studio', 'a lesson’s draft in the studio'],
  ...['a lesson of which the studio saves a draft inside', 'a course’s files'],
  ...['the import of an archive with a picture', 'a course in the studio', 'a picture'],
  ...['an exercise made of a table', 'a word of a lesson that the tutor has said'],
  ...['a contact message', 'a contact message of a browser without scripts'],
  ...['the registration of an admin', 'a sign-out', 'a student’s results', 'a letter'],
  ...['the texts of home-page', 'an answer to a message'],
  ...['the deletion of several things in a list', 'the deletion of a course for good'],
])
const writes = kindsWithMail(() => place).filter(([name]) => shortForm.has(name))

test('the short form names kinds that there are', () => {
  expect(writes.map(([name]) => name).toSorted()).toEqual([...shortForm].toSorted())
})

const pictures = () => readdir(join(product.dataDir, 'media'))

describe.each(['refused', 'cut'] as const)('a COMMIT that is %s', (failure) => {
  let before: string

  beforeAll(async () => {
    place = await placeToWrite()
    await failCommits(product.dataDir, failure)
    before = await readEverything(product.dataDir)
  })

  afterAll(() => letCommits(product.dataDir))

  test.each(writes)('is told, and nothing is stored: %s', async (_name, write) => {
    const files = await pictures()
    const { status, headers } = await write()

    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readEverything(product.dataDir)).toBe(before)
    expect(await pictures()).toEqual(files)
  })
})

/** As a standby that has not been promoted yet; for all who are connected, too. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const state = isReadOnly ? 'on' : 'off'
  await queryDatabase(product.dataDir, `alter system set default_transaction_read_only = ${state}`)
  await queryDatabase(product.dataDir, 'select pg_reload_conf()')
}

describe('a database that takes no writes', () => {
  let before: string

  beforeAll(async () => {
    place = await placeToWrite()
    await setReadOnly(true)
    before = await readEverything(product.dataDir)
  })

  afterAll(() => setReadOnly(false))

  test.each(writes)('is told, and nothing is stored: %s', async (_name, write) => {
    expect((await write()).status).toBe(503)
  })

  test('nothing was stored, and public pages are as before', async () => {
    expect(await readEverything(product.dataDir)).toBe(before)
    for (const path of ['/', '/courses', '/api/lessons/1', '/about']) {
      expect((await fetch(product.url + path)).status).toBe(200)
    }
  })
})

test('after that the site writes as before', async () => {
  await failCommits(product.dataDir, 'cut')
  await Promise.all(Array.from({ length: 30 }, () => writes[0]?.[1]()))
  await letCommits(product.dataDir)

  await expect(uploadLesson(place.admin, place.courseId)).resolves.toBeDefined()
  expect(product.log()).not.toMatch(/unhandled|UnhandledPromise/i)
})
