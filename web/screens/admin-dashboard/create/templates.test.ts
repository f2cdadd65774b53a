import { expect, test } from 'vitest'
import { isOwnWork, templateOf, templates } from './templates.ts'

test.each(['', ' \n\t', ...templates.map(({ html }) => html)])(
  'text %# is nobody’s work',
  (html) => {
    expect(isOwnWork(html)).toBe(false)
  },
)

test('a template with one more letter is the tutor’s work', () => {
  expect(isOwnWork(`${templateOf.standard.html}x`)).toBe(true)
})

test('each parser has a template of its own format', () => {
  expect([templateOf.standard.parser, templateOf.custom.parser]).toEqual(['standard', 'custom'])
})
