import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

let folder: string
const cardFile = () => join(folder, 'parts/card.module.css')
const pageFile = () => join(folder, 'page.module.css')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(folder, 'parts'))
  writeFileSync(cardFile(), '')
  writeFileSync(pageFile(), '')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('no two classes have one name, whether of one file or of two', () => {
  const nameOf = shortClassNames(folder)

  const names = [
    nameOf('title', cardFile()),
    nameOf('text', cardFile()),
    nameOf('title', pageFile()),
    nameOf('text', pageFile()),
  ]

  expect(new Set(names).size).toBe(4)
})

test('a second build comes to the same names, whatever file it reads first', () => {
  const first = shortClassNames(folder)
  const second = shortClassNames(folder)
  const inFirst = [first('title', cardFile()), first('title', pageFile())]

  const inSecond = [second('title', pageFile()), second('title', cardFile())]

  expect(inSecond.toReversed()).toEqual(inFirst)
})

test('a name is a class in any style sheet, and no word', () => {
  const nameOf = shortClassNames(folder)

  expect(nameOf('title', cardFile())).toMatch(/^[a-z]\d[a-z]$/i)
})

test('a file from elsewhere is refused', () => {
  const nameOf = shortClassNames(folder)

  expect(() => nameOf('title', '/elsewhere/card.module.css')).toThrow('outside')
})
