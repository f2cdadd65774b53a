import { expect, test } from 'vitest'
import { lineLost, tellLineLost } from './tell-line-lost.ts'

const failing = (error: Error) => tellLineLost(() => Promise.reject(error))

test('a request that the line lost fails in words for the tutor', async () => {
  const cause = new TypeError('Failed to fetch')

  await expect(failing(cause)('/studio/api/lessons/7', { method: 'PATCH' })).rejects.toEqual(
    new Error(lineLost, { cause }),
  )
})

test.each([
  ['a page of the studio', '/studio/collections/lessons/7', new TypeError('Failed to fetch')],
  ['what was given up', '/studio/api/lessons/7', new DOMException('Aborted', 'AbortError')],
])('%s fails as it did', async (_what, path, error) => {
  await expect(failing(error)(path)).rejects.toBe(error)
})
