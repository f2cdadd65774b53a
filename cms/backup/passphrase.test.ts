import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPassphrase } from './passphrase.ts'

/** Somebody at a terminal, who presses these keys. */
function pressing(keys: string) {
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  terminal.write(keys)
  return terminal
}

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s where a passphrase is asked for stops the command in a word', async (_name, key) => {
  const asking = askPassphrase({ isNew: false, input: pressing(key) })

  await expect(asking).rejects.toThrow(/^Stopped\.$/)
})

test('what is typed is the passphrase', async () => {
  const input = pressing('a long enough one\r')

  expect(await askPassphrase({ isNew: false, input })).toBe('a long enough one')
})
