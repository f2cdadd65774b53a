import { expect, test } from 'vitest'
import { everything } from '../../content/content-tags.ts'
import type { Kept } from './kept-answers.ts'
import { packAnswer } from './packed-answer.ts'
import { createStaleAnswers } from './stale-answers.ts'

const answer = { status: 200, type: 'text/html', text: 'page', tags: [] }
const headers = { 'Cache-Control': 'public, s-maxage=60', Vary: 'Cookie' }
const packed = packAnswer(answer, { identity: Buffer.from('page') }, headers)
const kept = (...tags: string[]): Kept => ({
  packed,
  tags,
  read: () => Promise.reject(new Error('Nothing can be read.')),
  asked: 1,
})

/** The headers that a client gets, by name. */
const headersOf = (list: readonly string[] = []) =>
  Object.fromEntries(
    list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])),
  )

test('what was kept is given with its age, for no proxy to keep', () => {
  let now = 1_000_000
  const stale = createStaleAnswers(() => now)
  stale.put([['/', kept('course:1')]])
  now += 42_000

  const given = stale.give('/')

  expect(given?.identity.body).toBe(packed.identity.body)
  expect(headersOf(given?.identity.headers)).toEqual({
    ...headersOf(packed.identity.headers),
    'cache-control': 'no-cache',
    'cache-status': 'tutor; hit; ttl=-42; detail=database-away',
  })
  expect(headersOf(given?.identity.unchangedHeaders)['cache-status']).toContain('ttl=-42')
  expect(stale.give('/other')).toBeUndefined()
})

test('after ten minutes it is too old', () => {
  let now = 0
  const stale = createStaleAnswers(() => now)
  stale.put([['/', kept()]])

  now = 10 * 60_000
  expect(stale.give('/')).toBeDefined()
  now += 1
  expect(stale.give('/')).toBeUndefined()
})

test('a second loss with nothing kept meanwhile makes nothing younger', () => {
  let now = 0
  const stale = createStaleAnswers(() => now)
  stale.put([['/', kept()]])
  now = 9 * 60_000

  stale.put([])
  now += 2 * 60_000

  expect(stale.give('/')).toBeUndefined()
})

test('a change forgets what it touches', () => {
  const stale = createStaleAnswers()
  stale.put([
    ['/one', kept('course:1')],
    ['/two', kept('course:2')],
    ['/all', kept(everything)],
  ])

  const taken = stale.take(['course:1', 'lesson:5'])

  expect(taken.map(([key]) => key)).toEqual(['/one', '/all'])
  expect(['/one', '/two', '/all'].map((key) => stale.give(key) !== undefined)).toEqual([
    ...[false, true, false],
  ])
  expect(stale.take([everything]).map(([key]) => key)).toEqual(['/two'])
})
