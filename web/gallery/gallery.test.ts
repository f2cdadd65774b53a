import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name))

test('every part of web/ui stands in the gallery', () => {
  const shown = filesOf('web/gallery/parts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  const missing = filesOf('web/ui')
    .map((file) => basename(file, '.tsx'))
    .filter((part) => !shown.includes(`<Specimen part="${part}">`))

  expect(missing).toEqual([])
})
