import { expect, test } from 'vitest'
import { ContactForm, ContactMessage } from './contact.ts'

const message = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Trial',
  message: 'Hello!',
}
const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

test('a message is taken as it was written', () => {
  expect(ContactMessage.parse(message)).toEqual(message)
})

test('the subject may be left out', () => {
  const { subject } = ContactMessage.parse({ ...message, subject: undefined })

  expect(subject).toBe('')
})

test('space around the texts is taken off', () => {
  const taken = ContactMessage.parse({
    ...message,
    name: ' Ann ',
    subject: '\tTrial ',
    message: '\n Hello!\n\nAnn \n',
  })

  expect(taken).toEqual({ ...message, message: 'Hello!\n\nAnn' })
})

test.each([
  ['name', 'a'.repeat(200)],
  ['subject', 'a'.repeat(200)],
  ['message', 'a'.repeat(10_000)],
])('a %s may be as long as its limit', (field, text) => {
  expect(ContactMessage.parse({ ...message, [field]: text })).toHaveProperty(field, text)
})

test.each([
  ['name', 'a'.repeat(201)],
  ['subject', 'a'.repeat(201)],
  ['message', 'a'.repeat(10_001)],
])('a %s beyond its limit is refused', (field, text) => {
  const result = ContactMessage.safeParse({ ...message, [field]: text })

  expect(result.error?.issues).toMatchObject([{ code: 'too_big', path: [field] }])
})

test('an address beyond 254 characters is refused, whatever else it is', () => {
  const result = ContactMessage.safeParse({ ...message, email: emailOf(255) })

  expect(result.error?.issues).toContainEqual(
    expect.objectContaining({ code: 'too_big', path: ['email'], maximum: 254 }),
  )
})

test.each(['name', 'email', 'message'])('a message without %s is refused', (field) => {
  const result = ContactMessage.safeParse({ ...message, [field]: undefined })

  expect(result.error?.issues).toMatchObject([{ path: [field] }])
})

test.each(['name', 'email', 'message'])('a message whose %s is blank is refused', (field) => {
  const result = ContactMessage.safeParse({ ...message, [field]: ' \n' })

  expect(result.error?.issues).toMatchObject([{ path: [field] }])
})

test.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@example.com\nBcc: all@example.com',
  '.ann@example.com',
  'ann..b@example.com',
  'ann@-example.com',
  'ann@127.0.0.1',
  'ann@bücher.example/path',
  'ann@bücher',
  'änn@bücher.example',
  '"ann b"@example.com',
])('%o is no address', (email) => {
  expect(ContactMessage.safeParse({ ...message, email }).success).toBe(false)
})

test.each([
  'a&b@example.com',
  'ann/beth=c@example.com',
  'ann@sub.example.co.uk',
  'ann@xn--e1afmkfd.xn--p1ai',
])('%o is an address', (email) => {
  expect(ContactMessage.parse({ ...message, email })).toHaveProperty('email', email)
})

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
])('a browser may send %o as it was typed', (email, known) => {
  expect(ContactMessage.parse({ ...message, email })).toHaveProperty('email', known)
})

test('the field that people do not see may be empty, filled or absent', () => {
  expect(ContactForm.parse(message)).toEqual(message)
  expect(ContactForm.parse({ ...message, website: '' })).toHaveProperty('website', '')
  expect(ContactForm.parse({ ...message, website: 'x' })).toHaveProperty('website', 'x')
})

test('the field that people do not see holds 500 characters at most', () => {
  expect(ContactForm.safeParse({ ...message, website: 'x'.repeat(501) }).success).toBe(false)
})
