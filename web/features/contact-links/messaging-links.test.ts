import { expect, test } from 'vitest'
import { messagingLinks } from './messaging-links.ts'

test('a number opens a chat in two messaging apps', () => {
  expect(messagingLinks('+49 (30) 123-45')).toEqual([
    { app: 'WhatsApp', href: 'https://wa.me/493012345' },
    { app: 'Telegram', href: 'https://t.me/+493012345' },
  ])
})

test('without a number there is no chat', () => {
  expect(messagingLinks('')).toEqual([])
})
