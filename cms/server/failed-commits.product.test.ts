import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { uploadLesson } from '../../testing/build-content.ts'
import { failCommits, letCommits, readEverything } from '../../testing/failing-commits.ts'
import { buildPlace, kindsOfWrites, type Place } from '../../testing/kinds-of-writes.ts'
import type { RunningProduct } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'

let product: RunningProduct
let place: Place

beforeAll(async () => {
  product = await startSeededProduct()
  place = await buildPlace(product.url)
})

afterEach(() => letCommits(product.dataDir))
afterAll(() => product.remove())

const writes = kindsOfWrites(() => place)

describe.each(['refused', 'cut'] as const)('a COMMIT that is %s', (failure) => {
  test.each(writes)('is told, and nothing is stored: %s', async (_name, write) => {
    const before = await readEverything(product.dataDir)
    const files = await readdir(join(product.dataDir, 'media')).catch(() => [])
    await failCommits(product.dataDir, failure)

    const { status, headers } = await write()

    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readEverything(product.dataDir)).toBe(before)
    expect(await readdir(join(product.dataDir, 'media')).catch(() => [])).toEqual(files)
  })
})

test('after that the site writes as before', async () => {
  await failCommits(product.dataDir, 'cut')
  await Promise.all(Array.from({ length: 30 }, () => writes[0]?.[1]()))
  await letCommits(product.dataDir)

  await expect(uploadLesson(place.admin, place.courseId)).resolves.toBeDefined()
  expect(product.log()).not.toMatch(/unhandled|UnhandledPromise/i)
})
