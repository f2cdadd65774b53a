import { expect, test } from 'vitest'
import { RunMessage } from './page-run.ts'

const fromRun = { type: 'lesson-run', run: '0123456789abcdef'.repeat(2) }
const seen = { kind: 'error', text: 'It fails.' }

test('what the reporter says is heard', () => {
  expect(RunMessage.safeParse({ ...fromRun, seen }).success).toBe(true)
  expect(RunMessage.safeParse({ ...fromRun, step: 'ended' }).success).toBe(true)
})

test.each([
  ['another nonce', { ...fromRun, run: 'guess', seen }],
  ['an unknown kind', { ...fromRun, seen: { kind: 'praise', text: 'All is well.' } }],
  ['more than the shape has', { ...fromRun, seen: { ...seen, weight: 'worth' } }],
  ['both shapes in one', { ...fromRun, seen, step: 'ended' }],
  ['a long text', { ...fromRun, seen: { kind: 'error', text: 'x'.repeat(201) } }],
  ['no object', 'lesson-run'],
])('a message with %s is not', (_, message) => {
  expect(RunMessage.safeParse(message).success).toBe(false)
})
