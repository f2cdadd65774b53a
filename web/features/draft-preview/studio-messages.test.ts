import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isStudioMessage, messageNames, readyMessage } from './studio-messages.ts'

test.each(Object.values(messageNames))('Payload’s editor still knows the message %s', (name) => {
  const window = 'node_modules/@payloadcms/ui/dist/elements/LivePreview/Window/index.js'
  const provider = 'node_modules/@payloadcms/ui/dist/providers/LivePreview/index.js'

  const source = readFileSync(window, 'utf8') + readFileSync(provider, 'utf8')

  expect(source).toContain(`'${name}'`)
})

test('typed fields and a save are messages of the editor', () => {
  expect(isStudioMessage({ type: messageNames.typed, data: { title: 'Small talk' } })).toBe(true)
  expect(isStudioMessage({ type: messageNames.saved })).toBe(true)
})

test.each([
  ['the page’s own', readyMessage],
  ['one without fields', { type: messageNames.typed, data: null }],
  ['another program’s', { type: 'webpackOk' }],
  ['no object', 'payload-document-event'],
  ['nothing', null],
])('%s is no message of the editor', (_, message) => {
  expect(isStudioMessage(message)).toBe(false)
})
