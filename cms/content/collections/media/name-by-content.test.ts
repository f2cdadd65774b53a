import { expect, test, vi } from 'vitest'
import { nameByContent } from './name-by-content.ts'

type Given = Parameters<typeof nameByContent>[0]

/** An upload, with a count of the pictures of a name as the database gives it. */
function upload(count: () => Promise<{ totalDocs: number }>) {
  const file = { name: 'Lake at dawn.JPG', data: Buffer.from('a lake') }
  const req = { file, context: {}, payload: { db: { count: vi.fn(count) } } }
  const given = { args: { data: {} }, operation: 'create', req, context: {} }
  return { file, naming: () => nameByContent(given as unknown as Given) }
}

test('a picture is named by its bytes, and Payload looks for no other name', async () => {
  const { file, naming } = upload(async () => ({ totalDocs: 0 }))

  expect(await naming()).toEqual({ data: {}, overwriteExistingFiles: true })
  expect(file.name).toMatch(/^lake-at-dawn-[0-9a-f]{12}\.jpg$/)
})

test('the same picture once more gets a number', async () => {
  const counts = [1, 1, 0]
  const { file, naming } = upload(async () => ({ totalDocs: counts.shift() ?? 0 }))

  await naming()

  expect(file.name).toMatch(/^lake-at-dawn-[0-9a-f]{12}-2\.jpg$/)
})

test('a database that is away while a name is looked for is told as that', async () => {
  const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const { naming } = upload(() => Promise.reject(lost))

  await expect(naming()).rejects.toBe(lost)
})
