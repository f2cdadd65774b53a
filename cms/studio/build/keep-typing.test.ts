import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepTyping } from './keep-typing.mjs'

const admin = readFileSync('node_modules/@payloadcms/ui/dist/exports/client/index.js', 'utf8')

test('Payload’s forms are as they were read, and four places of them are changed', () => {
  const changed = keepTyping(admin)

  const places = [
    /&&!Object\.is\([\w$]+,[\w$]+\?\.\[[\w$]+\.path\]\?\.value\)\?\{isModified:performance\.now\(\)\}/g,
    /addedByServer&&[\w$]+\[[\w$]+\]\?\.value===void 0\|\|/g,
    /!\([\w$]+\[[\w$]+\]\?\.isModified>[\w$]+\.sentAt\)/g,
    /[\w$]+\.sentAt=performance\.now\(\);/g,
  ]
  for (const place of places) expect([place, changed.match(place)?.length]).toEqual([place, 1])
  expect(changed.includes('"isModified"in')).toBe(false)
})

test('where Payload’s code is another one, the build ends and says so', () => {
  expect(() => keepTyping('let form = {}')).toThrow('Payload’s admin has changed')
})
