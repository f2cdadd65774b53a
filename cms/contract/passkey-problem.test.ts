import { expect, test } from 'vitest'
import { passkeyProblem } from './passkey-problem.ts'

const named = (name: string) => Object.assign(new Error('in the browser’s own words'), { name })

test.each([
  ['NotAllowedError', 'cancelled, or took too long'],
  ['AbortError', 'cancelled, or took too long'],
  ['InvalidStateError', 'already'],
  ['SecurityError', 'its own address'],
  ['NotSupportedError', 'another device'],
  ['UnknownError', 'could not use'],
])('%s is told in plain words', (name, words) => {
  expect(passkeyProblem(named(name))).toContain(words)
})

test.each([named('TypeError'), named('toString'), 'NotAllowedError', null])(
  'of anything else it says nothing',
  (error) => {
    expect(passkeyProblem(error)).toBeNull()
  },
)
