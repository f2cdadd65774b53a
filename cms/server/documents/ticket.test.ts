import { expect, test } from 'vitest'
import { readTicket, signTicket, ticketMs } from './ticket.ts'

const secret = 'a secret of the server'
const signed = () => signTicket({ lessonId: 7, admin: 4, now: 1_000, secret })

test('a ticket says which lesson it opens, and until when', () => {
  const ticket = readTicket(signed(), { now: 1_000, secret })

  expect(ticket).toEqual({ lessonId: 7, expiresAt: 301_000, admin: 4, student: null })
})

test('a ticket ends after five minutes', () => {
  expect(ticketMs).toBe(300_000)
  expect(readTicket(signed(), { now: 300_999, secret })).not.toBeNull()
  expect(readTicket(signed(), { now: 301_000, secret })).toBeNull()
})

test('a ticket fits into an address as it is', () => {
  expect(encodeURIComponent(signed())).toBe(signed())
})

test.each([
  ['another lesson', signed().replace(/^7/, '8')],
  ['a later end', signed().replace('301000', '901000')],
  ['more than was allowed', signTicket({ lessonId: 7, now: 1_000, secret }).replace('.0.', '.a4.')],
  ['another admin', signed().replace('.a4.', '.a5.')],
  ['a leading zero', `0${signed()}`],
  ['another secret', signTicket({ lessonId: 7, admin: 4, now: 1_000, secret: 'x' })],
  ['a cut signature', signed().slice(0, -1)],
  ['a longer signature', `${signed()}A`],
  ['no signature', '7.301000.a4.'],
  ['nothing', ''],
  ['a line after it', `${signed()}\n`],
])('a ticket is refused with %s', (_, ticket) => {
  expect(readTicket(ticket, { now: 1_000, secret })).toBeNull()
})

test('a ticket of a student says who asked, and with which link', () => {
  const student = { id: 12, version: 3 }
  const text = signTicket({ lessonId: 7, student, now: 1_000, secret })

  expect(readTicket(text, { now: 1_000, secret })).toMatchObject({ admin: null, student })
  expect(readTicket(text.replace('s12-3', 's12-4'), { now: 1_000, secret })).toBeNull()
})
