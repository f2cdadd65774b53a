import { expect, test } from 'vitest'
import { type OpenForm, senderOf } from './open-forms.ts'

const form = (number: number, title: string, name = 'lessons 7'): OpenForm => ({
  name,
  number,
  isClosed: false,
  getFields: () => ({}),
  getData: () => ({ title, _status: 'published', updatedAt: 'before' }),
  setModified: () => undefined,
  setProcessing: () => undefined,
  isStopped: () => false,
  onNewer: () => undefined,
  onLost: () => undefined,
  onAnswered: () => undefined,
  refusalsFor: () => ({}),
})

const sent = (title: string) => ({ name: 'lessons 7', fields: { title, _status: 'draft' } })

test('the one form of a document sends what is saved of it, whatever was typed since', () => {
  const forms = new Set([form(1, 'Typed on'), form(2, 'Typed', 'courses 7')])

  expect(senderOf(forms, sent('Typed'))?.number).toBe(1)
})

test('of two forms of one document the one that holds what is sent sends it', () => {
  const forms = new Set([form(1, 'On the page'), form(2, 'In a drawer')])

  expect(senderOf(forms, sent('On the page'))?.number).toBe(1)
  expect(senderOf(forms, sent('In a drawer'))?.number).toBe(2)
  expect(senderOf(forms, sent('In neither'))).toBeUndefined()
})

test('where both say the same, the upper one sends it', () => {
  const forms = new Set([form(2, 'The same'), form(1, 'The same')])

  expect(senderOf(forms, sent('The same'))?.number).toBe(2)
})
