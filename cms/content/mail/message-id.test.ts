import { expect, test } from 'vitest'
import { messageIdOf } from './message-id.ts'

const about = { kind: 'answer', id: 3, siteUrl: 'https://tutor.example' } as const

test('each try to send one mail has the same id', () => {
  const at = '2026-11-21T10:00:00.123Z'

  expect(messageIdOf({ ...about, at })).toBe('<answer-3-1795255200123@tutor.example>')
  expect(messageIdOf({ ...about, at })).toBe(messageIdOf({ ...about, at }))
})

test('a number that comes again in a new database gives another id', () => {
  const [first, second] = ['2026-11-21T10:00:00.123Z', '2026-11-21T10:00:00.124Z']

  expect(messageIdOf({ ...about, at: first })).not.toBe(messageIdOf({ ...about, at: second }))
})
