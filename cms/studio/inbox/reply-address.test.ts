import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

const message = {
  name: 'Ana & Co',
  email: 'ana+site@example.com',
  subject: 'Lessons?',
  message: 'Hello!\nWhen can we start?',
  createdAt: '2026-11-21T10:00:00.000Z',
}

const bodyOf = (address: string) => new URL(address).searchParams.get('body')

test('a reply quotes the message below an empty line', () => {
  const address = replyAddress(message)

  expect(address).toMatch(/^mailto:ana%2Bsite@example\.com\?subject=Re%3A%20Lessons%3F&body=/)
  expect(bodyOf(address)).toBe(
    'Hello Ana & Co,\r\n\r\n\r\n\r\nOn 21 November 2026 you wrote:\r\n> Hello!\r\n> When can we start?',
  )
})

test('a message without a subject gets one, and a reply to a reply no second “Re:”', () => {
  expect(replyAddress({ ...message, subject: null })).toContain('subject=Re%3A%20Your%20message&')
  expect(replyAddress({ ...message, subject: 'RE: Hi' })).toContain('subject=RE%3A%20Hi&')
})

test('nothing in a message adds a recipient or a header', () => {
  const address = replyAddress({
    ...message,
    email: 'a@example.com?bcc=all@example.com',
    subject: 'Hi&bcc=all@example.com\r\nBcc: all@example.com',
  })

  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body'])
})

test('a long message is cut where e-mail apps would cut it', () => {
  const address = replyAddress({
    ...message,
    name: '🙂'.repeat(100),
    message: '🙂 long '.repeat(2_000),
  })

  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(bodyOf(address)).toMatch(/ \[…\]$/)
})
