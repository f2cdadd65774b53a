import { NotFound, type Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { readNewest } from './read-newest.ts'

const payloadThat = (findByID: () => Promise<unknown>): Payload =>
  Object.assign(Object.create(null), { findByID })

test('a document is read as its newest draft, and none from the trash', async () => {
  const findByID = vi.fn(async () => ({ id: 7 }))

  expect(await readNewest(payloadThat(findByID), 'lessons', 7)).toEqual({ id: 7 })
  expect(findByID).toHaveBeenCalledWith(expect.objectContaining({ id: 7, draft: true }))
  expect(findByID).not.toHaveBeenCalledWith(expect.objectContaining({ trash: true }))
})

test('a document that is not there is an answer of ours, any other failure stays one', async () => {
  const missing = payloadThat(() => Promise.reject(new NotFound()))
  const broken = payloadThat(() => Promise.reject(new Error('away')))

  await expect(readNewest(missing, 'lessons', 7)).rejects.toMatchObject({ status: 404 })
  await expect(readNewest(broken, 'lessons', 7)).rejects.toThrow('away')
})
