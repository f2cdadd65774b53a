import { expect, test } from 'vitest'
import { isTypedSince, keepTyped } from './keep-typed.ts'

const field = (value: unknown) => ({ value, initialValue: value, valid: true })

test('a field that was changed since it was sent keeps what it holds', () => {
  const sent = { title: field('Half'), words: field('Three words here') }
  const held = { title: field('Half a title'), words: field('Three words here') }
  const answer = { title: field('Half'), words: field('three words, as stored') }

  expect(keepTyped(answer, { sent, held, refused: {} })).toEqual({
    title: { valid: true },
    words: field('three words, as stored'),
  })
})

test('a field that the server adds brings its value only where nothing was written', () => {
  const sent = { 'rows.0.id': field('a') }
  const held = { ...sent, 'rows.0.text': field('Written'), 'rows.0.hint': field(undefined) }
  const answer = { 'rows.0.text': field(undefined), 'rows.0.hint': field(''), late: field(1) }

  expect(keepTyped(answer, { sent, held, refused: {} })).toEqual({
    'rows.0.text': { valid: true },
    'rows.0.hint': field(''),
    late: field(1),
  })
})

test('a lesson’s number is the server’s, though it was typed once, until it is typed anew', () => {
  const typed = { lessonNumber: { ...field(3), isModified: true } }
  const answer = { lessonNumber: field(5) }
  const asked = { sent: typed, refused: {} }

  expect(keepTyped(answer, { ...asked, held: typed })).toEqual({
    lessonNumber: { ...field(5), addedByServer: true },
  })
  expect(keepTyped(answer, { ...asked, held: { lessonNumber: field(4) } })).toEqual({
    lessonNumber: { valid: true },
  })
})

test('why a save was refused meanwhile is told on, until the field is asked about anew', () => {
  const password = field('a guess')
  const refused = { ...password, valid: false, errorMessage: 'This is not the password.' }
  const [answer, held] = [{ password }, { password: refused }]

  expect(keepTyped(answer, { sent: { password }, held, refused: {} })).toEqual({
    password: refused,
  })
  expect(keepTyped(answer, { sent: { password: refused }, held, refused: {} })).toEqual({
    password,
  })
})

test('why a save was refused meanwhile is told before it is drawn, and a second time', () => {
  const password = field('a guess')
  const refused = { password: 'This is not the password.' }
  const told = { ...password, valid: false, errorMessage: refused.password }
  const drawnNever = { sent: { password }, held: { password }, refused }
  const drawnBefore = { sent: { password: told }, held: { password: told }, refused }

  expect(keepTyped({ password }, drawnNever)).toEqual({ password: told })
  expect(keepTyped({ password }, drawnBefore)).toEqual({ password: told })
})

test('values are compared, and not their identity', () => {
  const typed = { root: { children: ['a'] } }

  expect(
    isTypedSince({ sent: { page: field(structuredClone(typed)) }, held: { page: field(typed) } }),
  ).toBe(false)
  expect(isTypedSince({ sent: {}, held: { page: field(typed) } })).toBe(true)
})

test('a row that is shown stays open, and a new one comes as the server has it', () => {
  const held = { rows: { rows: [{ id: 'a' }, { id: 'b', isLoading: true }] } }
  const answer = {
    rows: {
      rows: [
        { id: 'a', collapsed: true },
        { id: 'b', collapsed: true },
      ],
    },
  }

  expect(keepTyped(answer, { sent: held, held, refused: {} }).rows?.rows).toEqual([
    { id: 'a' },
    { id: 'b', collapsed: true },
  ])
})

test('a list whose last row was taken away meanwhile is sent as empty', () => {
  const sent = { rows: { value: 1, disableFormData: true, rows: [{ id: 'a' }] } }
  const held = { rows: { value: 0, disableFormData: false, rows: [] } }

  const { rows } = keepTyped({ rows: sent.rows }, { sent, held, refused: {} })

  expect(rows && 'disableFormData' in rows).toBe(false)
})

test.each([
  ['later', '2026-01-01T10:00:02.000Z', true],
  ['earlier', '2026-01-01T10:00:00.000Z', false],
])('when a %s save was written is taken over as that says', (_what, moment, isTaken) => {
  const sent = { updatedAt: field('2026-01-01T09:00:00.000Z') }
  const held = { updatedAt: field('2026-01-01T10:00:01.000Z') }

  const kept = keepTyped({ updatedAt: field(moment) }, { sent, held, refused: {} })

  expect(kept.updatedAt?.value === moment).toBe(isTaken)
})
