import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { BrokenFile, fetchModel, type ModelFile } from './model-files.ts'

const bytes = new Uint8Array([1, 2, 3, 4])
const file: ModelFile = {
  ...{ name: 'means', url: '/speech/means', size: bytes.length, width: 1 },
  sha256: createHash('sha256').update(bytes).digest('hex'),
}

function answerWith(response: () => Response) {
  const asked = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', asked)
  return asked
}

const fetched = (isFresh = false) => fetchModel([file], { isFresh, onProgress: () => undefined })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a whole file is given as it is', async () => {
  answerWith(() => new Response(bytes))

  expect((await fetched()).get('means')).toEqual(bytes)
})

test.each([
  ['is cut off', () => new Response(bytes.slice(0, 3))],
  ['is longer than it should be', () => new Response(new Uint8Array([...bytes, 5]))],
  ['has other bytes', () => new Response(new Uint8Array([1, 2, 3, 5]))],
  ['is not there', () => new Response(null, { status: 404 })],
  ['does not come', () => Response.error()],
])('a file that %s is broken', async (_what, response) => {
  answerWith(response)

  await expect(fetched()).rejects.toBeInstanceOf(BrokenFile)
})

test('after a broken file the server is asked, not what the browser has kept', async () => {
  const asked = answerWith(() => new Response(bytes))

  await fetched(true)

  expect(asked).toHaveBeenCalledWith('/speech/means', { cache: 'reload' })
})
