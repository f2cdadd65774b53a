import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedThings } from './stored-things.ts'

/** Where something is written into a browser, or taken out of it. */
const stores =
  /(?:deviceStorage|tabStorage)\b|\blocalStorage|\bsessionStorage|indexedDB|\bcaches\.|document\.cookie/

/** What a file calls the things it keeps: constants named after keys, prefixes, databases. */
const namings =
  /\b(?:\w*(?:[kK]ey|_KEY)(?:Of)?|\w*[pP]refix|\w*Database|\w*CacheName)\b(?: = |: )(?:\(.*?\) => )?['`]([\w:./-]+)|kept\.(\w+)=/g

/** They guard or hand on what others name. */
const withoutNames = [
  'web/ui/browser-storage/browser-storage.ts',
  'web/ui/stored-text/use-stored-text.ts',
  'web/passport/stored-things.ts',
  'web/passport/stored-passport.ts',
  'web/passport/passport.ts',
  'web/passport/take-steps.ts',
  'web/passport/sharing/shared-record.ts',
  'node_modules/@payloadcms/ui/dist/elements/ClipboardAction/index.js',
  'node_modules/@payloadcms/ui/dist/providers/Theme/index.js', // a cookie, named in pieces
]

/** Payload's own code, of which the studio is made. */
const payloads = 'node_modules/@payloadcms/ui/dist'

const files = ['web', 'cms/lesson-formats/document/runtime', 'cms/studio', payloads]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|js)$/.test(file))
  .filter((file) => !/\.test\.|\.d\.ts$|random-|studio\/\.next\/|dist\/exports\//.test(file))
  .filter((file) => !withoutNames.includes(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => stores.test(text) || text.includes('GuardedStorage'))

const namesIn = (text: string) =>
  [...text.matchAll(namings)].flatMap(([, constant, note]) => constant ?? note ?? [])

test('every file that keeps something in a browser says under which name', () => {
  const nameless = files.filter(({ text }) => namesIn(text).length === 0)

  expect(nameless.map(({ file }) => file)).toEqual([])
})

test('every name is on the list of what stays on a device', () => {
  const isListed = (name: string) =>
    storedThings.some((thing) => {
      const start = thing.name.replace(/\*$/, '')
      return name === start || (start !== thing.name && name.startsWith(start))
    })
  const missing = files.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((name) => !isListed(name))
      .map((name) => `${file}: ${name}`),
  )

  expect(missing).toEqual([])
})

test('nothing is on the list that no file keeps', () => {
  const kept = files.flatMap(({ text }) => namesIn(text))
  const listed = storedThings.filter(({ where }) => where !== 'cookie')

  expect(
    listed.map(({ name }) => name.replace(/\*$/, '')).filter((name) => !kept.includes(name)),
  ).toEqual([])
})
