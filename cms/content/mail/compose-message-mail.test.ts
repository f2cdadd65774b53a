import { expect, test } from 'vitest'
import { composeMessageMail } from './compose-message-mail.ts'

const written = { name: 'Ana', email: 'ana@example.com', subject: 'Trial', message: 'Hello!' }
const compose = (change: Partial<typeof written>, from = 'website@tutor.example') =>
  composeMessageMail({
    id: 7,
    message: { ...written, ...change },
    createdAt: '2026-11-21T10:00:00.000Z',
    to: 'tutor@example.com',
    from,
    siteUrl: 'https://tutor.example',
  })

test('an answer to the mail goes to the visitor', () => {
  expect(compose({})).toMatchObject({
    to: 'tutor@example.com',
    replyTo: { name: 'Ana', address: 'ana@example.com' },
    subject: 'Trial (Ana)',
    messageId: '<contact-message-7-1795255200000@tutor.example>',
  })
})

test('a mail from the tutor’s own address names the address to write to', () => {
  const reply = 'Reply to this e-mail to answer.'
  const [own, other] = ['Tutor@Example.com', 'website@tutor.example'].map(
    (from) => compose({}, from).text,
  )

  expect(own).toContain(
    'To answer, write to ana@example.com or open the message:\nhttps://tutor.example/studio/',
  )
  expect(own).not.toContain(reply)
  expect(other).toContain(reply)
})

test('a message without a subject is announced by the name', () => {
  expect(compose({ subject: ' ' }).subject).toBe('Message from Ana')
})

test('no line of a visitor begins a header of its own', () => {
  const { subject, replyTo } = compose({
    name: 'Ana\r\nBcc: all@example.com',
    subject: 'Hi\n\nX-Evil: 1\u2028\u0007',
  })

  expect(subject).toBe('Hi X-Evil: 1 (Ana Bcc: all@example.com)')
  expect(replyTo).toEqual({ name: 'Ana Bcc: all@example.com', address: 'ana@example.com' })
})

test('the message stands in the mail as it was written', () => {
  expect(compose({ message: 'One\n.\n<b>Two</b>' }).text).toContain('One\n.\n<b>Two</b>')
})
