import { expect, test } from 'vitest'
import { readSummary } from './read-summary.ts'
import { templateOf } from './templates.ts'

const ask = (html: string, parser: 'standard' | 'custom') => readSummary({ turn: 7, html, parser })

test('an answer belongs to its question', () => {
  expect(ask('x', 'standard').turn).toBe(7)
})

test('a markup for the other parser is recognised', () => {
  expect(ask(templateOf.custom.html, 'standard')).toMatchObject({
    summary: { ok: false },
    fitsOtherParser: true,
  })
  expect(ask(templateOf.standard.html, 'custom').fitsOtherParser).toBe(true)
})

test('a markup that neither parser reads is only wrong', () => {
  expect(ask('Hello', 'standard')).toMatchObject({ summary: { ok: false }, fitsOtherParser: false })
})

test('the size is counted in bytes, up to 5 MB', () => {
  const comment = (bytes: number) => `<!--${'x'.repeat(bytes - 7)}-->`

  expect(ask('ü', 'standard').bytes).toBe(2)
  expect(ask(comment(5 * 1024 * 1024), 'standard').isTooLarge).toBe(false)
  expect(ask(comment(5 * 1024 * 1024 + 1), 'standard').isTooLarge).toBe(true)
})
