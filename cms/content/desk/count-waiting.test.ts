import { expect, test } from 'vitest'
import { waitingText } from './count-waiting.ts'

test.each([
  [{ unanswered: 1, unread: 0 }, '1 message to answer'],
  [{ unanswered: 1, unread: 1 }, '1 message to answer, 1 unread'],
  [{ unanswered: 3, unread: 2 }, '3 messages to answer, 2 unread'],
])('%o is told as “%s”', (waiting, text) => {
  expect(waitingText(waiting)).toBe(text)
})
