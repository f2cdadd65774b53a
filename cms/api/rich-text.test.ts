import { expect, test } from 'vitest'
import { paragraphs } from '../../seed/paragraphs.ts'
import { presentRichText } from './rich-text.ts'

test('rich text becomes paragraphs and headings', () => {
  expect(presentRichText(paragraphs([{ heading: 'Cookies' }, 'None.']))).toBe(
    '<h2>Cookies</h2><p>None.</p>',
  )
})

test('markup in a text stays text', () => {
  expect(presentRichText(paragraphs(['<img src=x onerror=alert(1)>']))).not.toContain('<img')
})

test('a text that was never written is empty', () => {
  expect(presentRichText(null)).toBe('')
})
