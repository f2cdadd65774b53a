import { expect, test } from 'vitest'
import { readSignedDocument, readSignedLink, signDocument, signLink } from './draft-ticket.ts'

const secret = 'a secret of the server'
const link = { linkId: 3, expiresAt: 1_700_000_000_000 }
const opened = { ...link, lessonId: 7, version: 'v'.repeat(22), filesKey: 'a1'.repeat(16) }
const ticket = signDocument(opened, secret)

test('a link and a document’s ticket say what was signed', () => {
  expect(readSignedLink(signLink(link, secret), secret)).toEqual(link)
  expect(readSignedDocument(ticket, secret)).toEqual(opened)
  const alone = { ...opened, filesKey: '' }
  expect(readSignedDocument(signDocument(alone, secret), secret)).toEqual(alone)
})

test('a ticket fits into an address as it is', () => {
  expect(encodeURIComponent(ticket)).toBe(ticket)
})

test.each([
  ['another version', ticket.replace('vvv', 'www')],
  ['other files', ticket.replace('a1a1', 'b2b2')],
  ['another lesson', ticket.replace('3.7.', '3.8.')],
  ['another link', ticket.replace('3.7.', '0.7.')],
  ['the proof of a link', signLink(link, secret)],
  ['another secret', signDocument(opened, 'x')],
  ['no version', signDocument({ ...opened, version: '' }, secret)],
  ['nothing', ''],
])('a document opens by no ticket with %s', (_, text) => {
  expect(readSignedDocument(text, secret)).toBeNull()
})

test('a link opens by no ticket of a document', () => {
  expect(readSignedLink(ticket, secret)).toBeNull()
})
