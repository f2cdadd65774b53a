import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { everything } from '../../content/content-tags.ts'
import { createCdnPurges } from './cdn-purges.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ok = () => new Response()
const away = () => new Response('', { status: 503 })

/** A CDN that answers so, one request after the other, and what it was sent. */
function cdn(...answers: (() => Response)[]) {
  const sent: { tags: unknown; headers: Headers }[] = []
  const answer = vi.fn(async (_url: string, init: RequestInit) => {
    sent.push({ tags: JSON.parse(String(init.body)).tags, headers: new Headers(init.headers) })
    return (answers[sent.length - 1] ?? ok)()
  })
  vi.stubGlobal('fetch', answer)
  const logger = { warn: vi.fn() }
  const settings = {
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_TOKEN: 'a-token',
    CDN_TAG_HEADER: 'Surrogate-Key',
  }
  const pause = vi.fn(async () => {})
  return { sent, answer, logger, pause, ...createCdnPurges({ settings, logger, pause }) }
}

test('what changes within a moment is purged by one request', async () => {
  const { sent, purge } = cdn()

  purge(['course:3', 'courses'])
  purge(['courses', 'lesson:5'])
  await eventually(() => expect(sent).toHaveLength(1))

  expect(sent[0]?.tags).toEqual(['course:3', 'courses', 'lesson:5'])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a-token')
  expect(sent[0]?.headers.get('surrogate-key')).toBe('course:3 courses lesson:5')
})

test('everything is the tag that every answer has', async () => {
  const { sent, purge } = cdn()

  purge(['course:3'])
  purge([everything])
  await eventually(() => expect(sent).toHaveLength(1))

  expect(sent[0]?.tags).toEqual(['site'])
})

test('a purge that fails is tried again, each time later', async () => {
  const { sent, pause, logger, purge } = cdn(away, away, ok)

  purge(['course:3'])
  await eventually(() => expect(sent).toHaveLength(3))

  expect(sent.map(({ tags }) => tags)).toEqual([['course:3'], ['course:3'], ['course:3']])
  expect(pause.mock.calls).toEqual([[250], [1_000], [2_000]])
  expect(logger.warn).not.toHaveBeenCalled()
})

test('after a purge that was given up, the next is of everything', async () => {
  const { sent, logger, purge } = cdn(...Array.from({ length: 6 }, () => away))
  purge(['course:3'])
  await eventually(() => expect(logger.warn).toHaveBeenCalledOnce())

  purge(['lesson:5'])
  await eventually(() => expect(sent).toHaveLength(7))

  expect(sent[6]?.tags).toEqual(['site'])
})

test('what changes while a purge is given up is not left waiting for another change', async () => {
  const failures = Array.from({ length: 5 }, () => away)
  const changing = () => {
    purge(['lesson:5'])
    return away()
  }
  const { sent, logger, purge } = cdn(...failures, changing)

  purge(['course:3'])
  await eventually(() => expect(logger.warn).toHaveBeenCalledOnce())

  await eventually(() => expect(sent).toHaveLength(7))
  expect(sent[6]?.tags).toEqual(['site'])
})

test('without an address nobody is told', () => {
  const { answer } = cdn()
  const { purge } = createCdnPurges({
    settings: { CDN_PURGE_URL: undefined, CDN_PURGE_TOKEN: undefined, CDN_TAG_HEADER: undefined },
    logger: { warn: () => {} },
  })

  purge(['course:3'])

  expect(answer).not.toHaveBeenCalled()
})
