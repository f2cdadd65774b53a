import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test.each([
  ['/api/courses/2/lessons', '/api/courses/2/lessons'],
  ['/lesson-documents/3?ticket=secret.part', '/lesson-documents/3?ticket=…'],
  [
    '/lesson-documents/3/draft/interactive?ticket=a=b',
    '/lesson-documents/3/draft/interactive?ticket=…',
  ],
  ['/draft/secret.part', '/draft/…'],
  ['/Draft/secret.part?print=1', '/Draft/…?print=…'],
  ['http://tutor.example/draft/secret.part', '/draft/…'],
  [
    '/studio/api/contact-messages?where[email][equals]=anna@example.com&depth=0',
    '/studio/api/contact-messages?where[email][equals]=…&depth=…',
  ],
  ['/contact?secret', '/contact?…'],
  ['/contact?sent=1?password=hunter2', '/contact?sent=…'],
  ['', ''],
])('%s stands in the log as %s', (url, shown) => {
  expect(maskedAddress(url)).toBe(shown)
})

test('an address without end is cut', () => {
  expect(maskedAddress(`/${'a'.repeat(5_000)}`)).toHaveLength(300)
})
