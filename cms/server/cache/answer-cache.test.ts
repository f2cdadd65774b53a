import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { everything } from '../../content/content-tags.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { PublicAnswer } from './public-answer.ts'
import type { Read } from './rebuilds.ts'

const key = '/api/courses'
const long = `{"text":"${'word '.repeat(1_000)}"}`
/** A text of which better compression makes less. */
const mixed = Array.from(
  { length: 2_000 },
  (_none, n) => `lesson ${n * n} of course ${n % 7}`,
).join()

const buildAnswer = (more: Partial<PublicAnswer> = {}): PublicAnswer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  text: '{"id":1}',
  tags: ['course:1'],
  ...more,
})
const cacheThat = (isTrusted: () => boolean) => createAnswerCache({ isTrusted, headers: {} })
const trusted = () => cacheThat(() => true)
type Cache = ReturnType<typeof trusted>

/** A request and its response without a network; the response can be looked at afterwards. */
function exchange(encoding = '') {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.headers['accept-encoding'] = encoding
  const response = new ServerResponse(request)
  response.setHeader('X-Frame-Options', 'DENY') // only a response that has headers tells of them
  return { request, response }
}

/** Asks once, without a network, and gives the response. */
async function ask(cache: Cache, read: Read, address = key, encoding?: string) {
  const { request, response } = exchange(encoding)
  await cache.answerWith(request, response, { key: address, read })
  return response
}

/** What is answered at once, if anything. */
const cached = (cache: Cache, address = key, encoding?: string) => {
  const { request, response } = exchange(encoding)
  return cache.answer(request, response, address) ? response : undefined
}

const isCached = (cache: Cache, address = key) => cached(cache, address) !== undefined

const reading = (...answers: PublicAnswer[]) => {
  const read = vi.fn<() => Promise<PublicAnswer>>()
  for (const answer of answers) read.mockResolvedValueOnce(answer)
  return read
}

test('an address that nobody has asked for is not kept', () => {
  expect(isCached(trusted())).toBe(false)
})

test('an answer is read once and then given from what is kept', async () => {
  const cache = trusted()
  const read = reading(buildAnswer())

  await ask(cache, read)
  const second = await ask(cache, read)

  expect(read).toHaveBeenCalledOnce()
  expect(second.statusCode).toBe(200)
  expect(isCached(cache)).toBe(true)
})

test('each address has an answer of its own', async () => {
  const cache = trusted()

  await ask(cache, reading(buildAnswer()), '/api/courses?page=1')

  expect(isCached(cache, '/api/courses?page=1')).toBe(true)
  expect(isCached(cache, '/api/courses')).toBe(false)
})

test.each([201, 204, 302, 404, 500, 503])(
  'an answer with status %i is given and not kept',
  async (status) => {
    const cache = trusted()

    const response = await ask(cache, reading(buildAnswer({ status })))

    expect(response.statusCode).toBe(status)
    expect(isCached(cache)).toBe(false)
  },
)

test('after a drop nothing is kept, whatever its address', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer()), '/')
  await ask(cache, reading(buildAnswer()), '/about')

  cache.drop()

  expect(isCached(cache, '/')).toBe(false)
  expect(isCached(cache, '/about')).toBe(false)
})

test('a drop forgets what has one of its tags, and keeps the rest', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer({ tags: ['courses', 'course:1'] })), '/one')
  await ask(cache, reading(buildAnswer({ tags: ['courses', 'course:2'] })), '/two')
  await ask(cache, reading(buildAnswer({ tags: [] })), '/robots.txt')

  cache.drop(['course:1', 'lesson:5'])

  expect(['/one', '/two', '/robots.txt'].map((path) => isCached(cache, path))).toEqual([
    ...[false, true, true],
  ])
})

test('what cannot be tagged is forgotten at every drop, and at a drop of everything all is', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer({ tags: [everything] })), '/untagged')
  await ask(cache, reading(buildAnswer({ tags: [] })), '/robots.txt')

  cache.drop(['lesson:5'])
  const afterOne = [isCached(cache, '/untagged'), isCached(cache, '/robots.txt')]
  cache.drop([everything])

  expect(afterOne).toEqual([false, true])
  expect(isCached(cache, '/robots.txt')).toBe(false)
})

test('an answer whose reading began before a drop of other things is kept', async () => {
  const cache = trusted()
  const readWhileContentChanges = async () => {
    cache.drop(['course:2'])
    return buildAnswer({ tags: ['course:1'] })
  }

  await ask(cache, readWhileContentChanges)

  expect(isCached(cache)).toBe(true)
})

test('a drop counts for tags that become known only after it', async () => {
  const cache = trusted()
  const tags = new Set<string>()
  const readThatFindsLater = async () => {
    cache.drop(['lesson:17'])
    tags.add('lesson:17')
    return buildAnswer({ tags })
  }

  await ask(cache, readThatFindsLater)

  expect(isCached(cache)).toBe(false)
})

test('tags of what is forgotten are forgotten, whichever way it goes', async () => {
  const cache = trusted()
  for (let index = 0; index < 6_000; index++) {
    await ask(cache, reading(buildAnswer({ tags: [`lesson:${index}`, 'lessons'] })), `/${index}`)
  }
  const full = cache.figures().tags
  await ask(
    cache,
    reading(buildAnswer({ text: 'a'.repeat(17 * 1024 * 1024), tags: ['big'] })),
    '/big',
  )
  cache.drop(['lessons'])

  expect(full).toBe(5_001)
  expect(cache.figures().tags).toBe(0)
})

test('an answer whose reading began before a drop is given and not kept', async () => {
  const cache = trusted()
  const readWhileContentChanges = async () => {
    cache.drop()
    return buildAnswer()
  }

  const response = await ask(cache, readWhileContentChanges)

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('what visitors ask for is made at once, and after a drop again so that others go first', async () => {
  const cache = trusted()
  const read = vi.fn<Read>(async () => buildAnswer({ text: long }))
  for (let visitor = 0; visitor < 4; visitor++) await ask(cache, read)

  cache.drop(['course:1'])

  await eventually(() => expect(isCached(cache)).toBe(true))
  expect(read.mock.calls).toEqual([[undefined], [expect.any(Function)]])
  expect(cached(cache, key, 'br')?.getHeader('content-encoding')).toBe('br')
})

test('a request after a drop does not wait for a reading that began before it', async () => {
  const cache = trusted()
  const old = gated(buildAnswer({ text: 'old' }))
  const waiting = ask(cache, old.read)
  cache.drop()

  const fresh = await ask(cache, reading(buildAnswer({ text: 'new' })))
  old.finish()
  const stale = await waiting

  expect(fresh.getHeader('etag')).not.toBe(stale.getHeader('etag'))
  expect(cached(cache)?.getHeader('etag')).toBe(fresh.getHeader('etag'))
})

test('requests for one address that come together share one reading', async () => {
  const cache = trusted()
  const { read, finish } = gated(buildAnswer())

  const waiting = [ask(cache, read), ask(cache, read), ask(cache, read)]
  finish()
  const responses = await Promise.all(waiting)

  expect(read).toHaveBeenCalledOnce()
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('requests for two addresses that come together are read apart', async () => {
  const cache = trusted()
  const read = reading(buildAnswer(), buildAnswer())

  await Promise.all([ask(cache, read, '/'), ask(cache, read, '/about')])

  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer that is not kept is read again', async () => {
  const cache = trusted()
  const read = reading(buildAnswer({ status: 404 }), buildAnswer({ status: 200 }))

  const first = await ask(cache, read)
  const second = await ask(cache, read)

  expect([first.statusCode, second.statusCode]).toEqual([404, 200])
})

test('a reading that fails fails for everybody who waits, and is tried anew', async () => {
  const cache = trusted()
  const failing = vi.fn().mockRejectedValue(new Error('database away'))

  const results = await Promise.allSettled([ask(cache, failing), ask(cache, failing)])
  const later = await ask(cache, reading(buildAnswer()))

  expect(failing).toHaveBeenCalledOnce()
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(later.statusCode).toBe(200)
})

test('nothing is kept while changes elsewhere would not be heard of', async () => {
  const cache = cacheThat(() => false)

  const response = await ask(cache, reading(buildAnswer()))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('trust counts when the reading ends', async () => {
  let isListening = true
  const cache = cacheThat(() => isListening)
  const { read, finish } = gated(buildAnswer())
  const waiting = ask(cache, read)

  isListening = false
  finish()
  await waiting

  expect(isCached(cache)).toBe(false)
})

test('an answer is given and not kept where content changes while it is packed', async () => {
  const cache = cacheThat(() => {
    queueMicrotask(() => cache.drop())
    return true
  })

  const response = await ask(cache, reading(buildAnswer({ text: long })))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('an answer beyond 16 MB is given and not kept', async () => {
  const cache = trusted()

  const response = await ask(cache, reading(buildAnswer({ text: 'a'.repeat(17 * 1024 * 1024) })))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('of very many addresses the oldest are forgotten', async () => {
  const cache = trusted()
  const addresses = Array.from({ length: 5_001 }, (_, index) => `/api/lessons/${index}`)

  await Promise.all(addresses.map((address) => ask(cache, reading(buildAnswer()), address)))

  expect(isCached(cache, '/api/lessons/0')).toBe(false)
  expect(isCached(cache, '/api/lessons/5000')).toBe(true)
})

test('an empty answer is given', async () => {
  const response = await ask(trusted(), reading(buildAnswer({ text: '' })))

  expect(response.statusCode).toBe(200)
})

const encodings = async (cache: Cache, answer: PublicAnswer, address = key) => {
  const response = await ask(cache, reading(answer), address, 'br')
  return response.getHeader('content-encoding')
}

test('an answer that will be kept is compressed, already for the first who asks', async () => {
  expect(await encodings(trusted(), buildAnswer({ text: long }))).toBe('br')
})

test('compressing for good goes on after the first answer', async () => {
  const cache = trusted()
  const sizeOfCached = () => Number(cached(cache, key, 'br')?.getHeader('content-length'))
  await ask(cache, reading(buildAnswer({ text: mixed })))
  const quick = sizeOfCached()

  await eventually(() => expect(sizeOfCached()).toBeLessThan(quick))

  expect(cached(cache, key, 'gzip')?.getHeader('content-encoding')).toBe('gzip')
})

test('an answer that is dropped while it is compressed does not come back', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer({ text: mixed })))
  cache.drop(['course:1'])
  const other = buildAnswer({ text: mixed.toUpperCase() })
  await ask(cache, reading(other), '/other')

  await eventually(() =>
    expect(cached(cache, '/other', 'gzip')?.hasHeader('content-encoding')).toBe(true),
  )

  expect(isCached(cache)).toBe(false)
})

test('an answer that is not kept is compressed as well, for no middleware stands behind it', async () => {
  expect(await encodings(trusted(), buildAnswer({ status: 404, text: long }))).toBe('br')
})

test.each([
  ['below 1 KB', { text: 'a'.repeat(1_023) }],
  ['that is a picture', { type: 'image/png', text: Buffer.alloc(5_000) }],
])('an answer %s is not compressed', async (_what, more) => {
  expect(await encodings(trusted(), buildAnswer(more))).toBeUndefined()
})

test('an answer has the site’s headers, is asked for again every time, and differs by cookie', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'" }
  const cache = createAnswerCache({ isTrusted: () => true, headers })

  const response = await ask(cache, reading(buildAnswer()))

  expect(response.getHeaders()).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
  })
})

test('another text has another ETag', async () => {
  const cache = trusted()

  const first = await ask(cache, reading(buildAnswer({ text: 'a' })), '/a')
  const second = await ask(cache, reading(buildAnswer({ text: 'b' })), '/b')

  expect(first.getHeader('etag')).not.toBe(second.getHeader('etag'))
})

/** A reading that ends when the test says so. */
function gated(answer: PublicAnswer) {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  const read = vi.fn(async () => {
    await gate
    return answer
  })
  return { read, finish: () => finish() }
}

const markOf = (response: ServerResponse | undefined) => response?.getHeader('cache-status')
const failing = () => vi.fn<Read>().mockRejectedValue(new Error('The database is away.'))

test('what was kept before changes were no longer reported is given where reading fails', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer()))

  cache.keepAsStale()
  const thrown = await ask(cache, failing())
  const refused = await ask(cache, reading(buildAnswer({ status: 503 })))

  expect(isCached(cache)).toBe(false)
  for (const response of [thrown, refused]) {
    expect(response.statusCode).toBe(200)
    expect(markOf(response)).toContain('database-away')
  }
  await expect(ask(cache, failing(), '/never-kept')).rejects.toThrow('away')
})

test('what can be read is read, although something was kept before', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer()))

  cache.keepAsStale()
  const fresh = await ask(cache, reading(buildAnswer({ text: 'new' })))

  expect(fresh.getHeader('content-length')).toBe('3')
  expect(markOf(fresh)).toBeUndefined()
})

test('while the database is known to be away nothing is read at all', async () => {
  let isAway = false
  const cache = createAnswerCache({ isTrusted: () => !isAway, isAway: () => isAway, headers: {} })
  await ask(cache, reading(buildAnswer()))

  cache.keepAsStale()
  isAway = true

  expect(markOf(cached(cache))).toContain('database-away')
})

test('an edit that is known of is not hidden by what was kept before it', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer()))
  cache.keepAsStale()

  cache.drop(['course:1'])

  await expect(ask(cache, failing())).rejects.toThrow('away')
})

describe('a change', () => {
  const text = (response: ServerResponse | undefined) =>
    Number(response?.getHeader('content-length'))
  const older = buildAnswer({ text: 'old' })
  const newer = buildAnswer({ text: 'newer' })

  /** A cache with an answer in demand, whose next reading ends when the test says so. */
  async function inDemand() {
    const cache = trusted()
    let end = () => {}
    const next = new Promise<PublicAnswer>((resolve) => {
      end = () => resolve(newer)
    })
    const read = vi.fn<() => Promise<PublicAnswer>>()
    read.mockResolvedValueOnce(older).mockReturnValueOnce(next)
    await ask(cache, read)
    for (let count = 0; count < 3; count++) cached(cache)
    return { cache, read, end }
  }

  test('lets visitors have what is in demand until it is made again, and settles then', async () => {
    const { cache, read, end } = await inDemand()
    let isSettled = false

    const changed = cache.change(['course:1']).then(() => {
      isSettled = true
    })
    await eventually(() => expect(read).toHaveBeenCalledTimes(2))
    const before = [text(cached(cache)), isSettled]
    end()
    await changed

    expect(before).toEqual([3, false])
    expect(text(cached(cache))).toBe(5)
  })

  test('waits for a slow reading for a moment only: then nobody is given the older answer', async () => {
    const { cache, end } = await inDemand()

    await cache.change(['course:1'])

    expect(isCached(cache)).toBe(false)
    end()
  })

  test('that comes while an answer is made again makes that one old as well', async () => {
    const { cache, read, end } = await inDemand()
    const last = buildAnswer({ text: 'the last' })

    const first = cache.change(['course:1'])
    await eventually(() => expect(read).toHaveBeenCalledTimes(2))
    read.mockResolvedValue(last)
    const second = cache.change(['course:1'])
    end()
    await Promise.all([first, second])

    expect(text(cached(cache))).toBe(8)
  })

  test('leaves nothing that it has made old for when the database is away', async () => {
    let isTrusted = true
    const cache = cacheThat(() => isTrusted)
    await ask(cache, reading(older))
    const changed = cache.change(['course:1'])
    isTrusted = false
    cache.keepAsStale()
    await changed

    const failing = () => Promise.reject(new Error('away'))
    await expect(ask(cache, failing)).rejects.toThrow('away')
  })
})

test('of large answers that are kept one goes out in each turn', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer({ text: 'word '.repeat(100_000) })))
  const visitors = Array.from({ length: 3 }, () => exchange())
  const sent = () => visitors.filter(({ response }) => response.headersSent).length
  await nextTurn()

  for (const { request, response } of visitors) cache.answer(request, response, key)
  const seen = [sent()]
  await nextTurn()
  seen.push(sent())
  await nextTurn()
  seen.push(sent())

  expect(seen).toEqual([1, 2, 3])
})

test('of hundreds who waited for one reading a few are answered in each turn', async () => {
  const cache = trusted()
  const read = reading(buildAnswer())
  const visitors = Array.from({ length: 20 }, () => exchange())

  const answered = Promise.all(
    visitors.map(({ request, response }) => cache.answerWith(request, response, { key, read })),
  )
  const sent = () => visitors.filter(({ response }) => response.headersSent).length
  const perTurn: number[] = []
  while (sent() < visitors.length) {
    const before = sent()
    await nextTurn()
    perTurn.push(sent() - before)
  }

  await answered
  expect(Math.max(...perTurn)).toBeLessThan(10)
})
