import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFiles } from './read-files.mjs'

/** What makes, derives or uses a key; random ids and plain hashes of content do not. */
const withKeys =
  /createHmac|hkdfSync|createCipheriv|pbkdf2Sync|scrypt\(|createPrivateKey|jwtSign\(|promisify\(pbkdf2/

/** They use a key that another file of the inventory stands for. */
const named: Record<string, string> = {
  'cms/sign-in/session-token.ts': '`SECRET`', // Payload's own tokens
}

test('every file that works with a key is in the inventory of keys', () => {
  const operate = readFileSync('docs/operate.md', 'utf8')
  const files = [...readFiles('.', 'cms')]
    .filter(([file, text]) => withKeys.test(text) && !/\.test\.tsx?$/.test(file))
    .map(([file]) => file)

  const missing = files.filter((file) => !operate.includes(named[file] ?? `(../${file})`))

  expect(files.length).toBeGreaterThan(7)
  expect(missing).toEqual([])
})

test('so is every purpose that tokens are signed for', () => {
  const source = readFileSync('cms/environment/signed-token.ts', 'utf8')
  const purposes = [...source.matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, name]) => name)

  expect(purposes).toEqual([
    ...['device', 'draft-link', 'draft-document', 'lesson-ticket', 'student', 'homework'],
    'passkey',
  ])
})
