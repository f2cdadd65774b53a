import { expect, test } from 'vitest'
import { messagingLinks } from './messaging-links.ts'

test('a number opens a chat in two messaging apps', () => {
  expect(messagingLinks('+49 (30) 123-45')).toEqual([
    { app: 'WhatsApp', href: 'https://wa.me/493012345' },
    { app: 'Telegram', href: 'https://t.me/+493012345' },
  ])
})

test('a zero that is not dialled from abroad is left out', () => {
  expect(messagingLinks('+44 (0)20 7946 0000').map(({ href }) => href)).toEqual([
    'https://wa.me/442079460000',
    'https://t.me/+442079460000',
  ])
})

test('without a number there is no chat', () => {
  expect(messagingLinks('')).toEqual([])
})
