import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildZip } from '../../testing/build-zip.ts'
import { archiveRules, openZip, type ZipRules } from './read-zip.ts'

const limits = { ...archiveRules.limits, harmlessTotalBytes: 1_000, ratio: 1 }

async function openedBytes(bytes: Uint8Array, rules: ZipRules = archiveRules) {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'archive.zip')
  await writeFile(path, bytes)
  const zip = await openZip(path, rules)
  onTestFinished(zip.close)
  return zip
}

const opened = (files: Record<string, Uint8Array>) =>
  openedBytes(zipSync(files), { ...archiveRules, limits, isName: () => true })

/** Each file has its name in it. */
const zipOfNames = (...names: string[]) =>
  buildZip(names.map((name) => ({ name, content: Buffer.from(name.endsWith('/') ? '' : name) })))

test.each([
  ['a CSV file', 'ward,oddział\nnurse,pielęgniarka'],
  ['a Word file that is cut off', 'PK\u0003\u0004'],
])('of %s it is said what to choose, and where a list of words goes', async (_name, text) => {
  await expect(openedBytes(Buffer.from(text))).rejects.toThrow(
    'This file is not a zip archive, or part of it is missing. Choose a file that was exported here. A list of words goes into “Paste words” of an exercise or a lesson.',
  )
})

test('a file that many pages share is counted once', async () => {
  const shared = randomBytes(600)
  const zip = await opened({ 'shared.js': shared })

  const read = await Promise.all(Array.from({ length: 10 }, () => zip.read('shared.js')))

  expect(read.every((bytes) => bytes.equals(shared))).toBe(true)
})

test('files that unpack to too much together are refused, whichever was read before', async () => {
  const zip = await opened({ 'one.js': Buffer.alloc(900), 'other.js': Buffer.alloc(900) })

  await zip.read('one.js')
  await zip.read('one.js')

  await expect(zip.read('other.js')).rejects.toThrow(/unpacks to more than 1 times its size/)
})

describe('an archive that was unpacked and packed again', () => {
  test('is read without the folder around it', async () => {
    const zip = await openedBytes(
      zipOfNames('Kurs (2)/', 'Kurs (2)/course.json', 'Kurs (2)/lessons/1.json'),
    )

    expect([...zip.names]).toEqual(['course.json', 'lessons/1.json'])
    expect(String(await zip.read('lessons/1.json'))).toBe('Kurs (2)/lessons/1.json')
  })

  test('is read without two folders around it', async () => {
    const zip = await openedBytes(zipOfNames('a/b/course.json', 'a/b/lessons/1.json'))

    expect([...zip.names]).toEqual(['course.json', 'lessons/1.json'])
  })

  test('keeps a folder beside which something stands', async () => {
    const zip = await openedBytes(zipOfNames('lessons/1.json', 'lessons.json'))

    expect([...zip.names]).toEqual(['lessons/1.json', 'lessons.json'])
  })

  test('is read without what systems have put into it', async () => {
    const zip = await openedBytes(
      zipOfNames(
        ...['course.json', '.DS_Store', 'lessons/.DS_Store', 'Thumbs.db', 'lessons/desktop.ini'],
        ...['__MACOSX/._course.json', '__MACOSX/lessons/._1.json', 'Icon\r'],
      ),
    )

    expect([...zip.names]).toEqual(['course.json'])
  })

  test('is judged by the names that remain', async () => {
    await expect(openedBytes(zipOfNames('a/course.json', 'a/Other/x.json'))).rejects.toThrow(
      'name is not allowed: "Other/x.json"',
    )
  })

  test('is refused with a file twice, inside its folder too', async () => {
    await expect(openedBytes(zipOfNames('a/course.json', 'a/course.json'))).rejects.toThrow(
      'contains course.json twice',
    )
  })

  test('has what is passed over counted among its files', async () => {
    const rules = { ...archiveRules, limits: { ...archiveRules.limits, entries: 3 } }
    const bytes = zipOfNames('course.json', '.a', '__MACOSX/b', 'c/')

    await expect(openedBytes(bytes, rules)).rejects.toThrow('the limit is 3')
  })

  test('is refused with a folder that has something in itself', async () => {
    const folder = { name: 'lessons/', content: Buffer.from('x') }
    const bytes = buildZip([{ name: 'course.json', content: Buffer.from('{}') }, folder])

    await expect(openedBytes(bytes)).rejects.toThrow('name is not allowed: "lessons/"')
  })

  test('is refused with an endless folder around it', async () => {
    const folder = 'a/'.repeat(30_000)

    await expect(openedBytes(zipOfNames(`${folder}course.json`))).rejects.toThrow(
      'name is not allowed',
    )
  })
})

describe('names', () => {
  const rules = { ...archiveRules, isName: () => true }

  test('in UTF-8 are read as that where the zip does not say so, as on a Mac', async () => {
    const zip = await openedBytes(zipOfNames('a.html', 'img/Übung é.png'), rules)

    expect([...zip.names]).toEqual(['a.html', 'img/Übung é.png'])
  })

  test('that are no UTF-8 are read as in old zip files', async () => {
    const bytes = zipOfNames('a.html', 'img/_bung.png').toString('latin1')
    const old = Buffer.from(bytes.replaceAll('_bung', '\x9abung'), 'latin1')

    const zip = await openedBytes(old, rules)

    expect([...zip.names]).toEqual(['a.html', 'img/Übung.png'])
  })

  test('with backslashes lead into folders where the rules allow it', async () => {
    const bytes = zipOfNames('a.html', 'css\\Schöne Übung.css')

    const zip = await openedBytes(bytes, { ...rules, takesBackslashes: true })

    expect([...zip.names]).toEqual(['a.html', 'css/Schöne Übung.css'])
    await expect(openedBytes(bytes, rules)).rejects.toThrow('name is not allowed')
  })

  test.each(['..\\a.css', 'css\\..\\..\\a.css', '\\a.css', 'C:\\a.css', '..\\é.css'])(
    'with backslashes that lead out are refused: %s',
    async (name) => {
      const allowed = { ...rules, takesBackslashes: true }

      await expect(openedBytes(zipOfNames('a.html', name), allowed)).rejects.toThrow(
        'name is not allowed',
      )
    },
  )

  test('that are one once their backslashes are slashes are refused', async () => {
    const bytes = zipOfNames('a.html', 'css/a.css', 'css\\a.css')

    await expect(openedBytes(bytes, { ...rules, takesBackslashes: true })).rejects.toThrow(
      'contains css/a.css twice',
    )
  })
})
