import { expect, test } from 'vitest'
import { composeAnswerMail } from './compose-answer-mail.ts'

const message = {
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Prices?',
  message: 'Hello!\nHow much?',
  createdAt: '2026-11-21T10:00:00.000Z',
}
const compose = (changes: Partial<typeof message> = {}) =>
  composeAnswerMail({
    id: 3,
    answer: 'Forty euros.',
    createdAt: '2026-11-21T11:00:00.000Z',
    message: { ...message, ...changes },
    from: { name: 'Mara speaks', address: 'website@mara.test' },
    tutor: 'mara@mara.test',
    siteUrl: 'https://mara.test',
  })

test('an answer quotes the message, and a reply to it goes to the tutor', () => {
  expect(compose()).toEqual({
    to: { name: 'Ana', address: 'ana@example.com' },
    from: { name: 'Mara speaks', address: 'website@mara.test' },
    replyTo: { name: 'Mara speaks', address: 'mara@mara.test' },
    subject: 'Re: Prices?',
    messageId: '<answer-3-1795258800000@mara.test>',
    text: 'Forty euros.\n\nOn 21 November 2026 you wrote:\n> Hello!\n> How much?',
  })
})

test('nothing that a visitor wrote begins a header of its own', () => {
  const { subject, to } = compose({
    name: 'Ana\r\nBcc: all@example.com',
    subject: 'Hi\r\nBcc: all@example.com',
  })

  expect(subject).toBe('Re: Hi Bcc: all@example.com')
  expect(to).toEqual({ name: 'Ana Bcc: all@example.com', address: 'ana@example.com' })
})

test('a message without a subject gets one, and a reply to a reply no second “Re:”', () => {
  expect(compose({ subject: '' }).subject).toBe('Re: Your message')
  expect(compose({ subject: 'RE: Hi' }).subject).toBe('RE: Hi')
})
