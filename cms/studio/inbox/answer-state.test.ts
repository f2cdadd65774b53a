import { expect, test } from 'vitest'
import { answerState } from './answer-state.ts'

const waiting = { writtenAt: '2026-11-01T09:00:00.000Z', sentAt: null, problem: '' }
const refused = { ...waiting, problem: 'Mailbox full' }
const sent = { ...waiting, sentAt: '2026-11-01T09:00:05.000Z' }

test('an answer that the mail server did not take can be tried again', () => {
  expect(answerState(refused, true)).toEqual({
    title: 'Not sent yet. The site keeps trying for two days from 1 November 2026 at 09:00 GMT',
    problem: 'The mail server did not accept it: Mailbox full',
    canTryAgain: true,
  })
  expect(answerState(waiting, true)).toEqual({ title: 'Your answer is on its way' })
})

test.each([
  ['waits', waiting],
  ['was refused', refused],
])(
  'without a mail server an answer that %s is on no way, and is not tried again',
  (_how, answer) => {
    expect(answerState(answer, false)).toEqual({
      title: 'Not sent',
      problem: expect.stringMatching(/^The site has no mail server any more\. Copy your answer/),
    })
  },
)

test('what was sent stays sent without a mail server', () => {
  expect(answerState(sent, false)).toEqual({ title: 'Answered on 1 November 2026 at 09:00 GMT' })
})
