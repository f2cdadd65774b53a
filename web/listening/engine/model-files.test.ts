import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { BrokenFile, fetchModel, type ModelFile, patienceMs } from './model-files.ts'

const bytes = new Uint8Array([1, 2, 3, 4])
const file: ModelFile = {
  name: 'means',
  url: '/speech/means',
  size: bytes.length,
  width: 1,
  sha256: createHash('sha256').update(bytes).digest('hex'),
}

function answerWith(response: () => Response) {
  const asked = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', asked)
  return asked
}

const fetched = (isFresh = false) => fetchModel([file], { isFresh, onProgress: () => undefined })

/** A connection that gives the first half of the file, and then nothing until it is called off. */
function answerHalf() {
  const half = (signal: AbortSignal | null | undefined) =>
    new ReadableStream({
      start(stream) {
        stream.enqueue(bytes.slice(0, 2))
        signal?.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
  vi.stubGlobal(
    'fetch',
    async (_url: string, init?: RequestInit) => new Response(half(init?.signal)),
  )
}

afterEach(() => {
  vi.useRealTimers()
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

  expect(asked).toHaveBeenCalledWith('/speech/means', expect.objectContaining({ cache: 'reload' }))
})

test('a connection from which nothing comes any more is given up', async () => {
  vi.useFakeTimers()
  answerHalf()

  const ended = expect(fetched()).rejects.toBeInstanceOf(BrokenFile)
  await vi.advanceTimersByTimeAsync(patienceMs)

  await ended
})
