import { strFromU8, unzipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { emptyRow } from '../rows-of-lesson.ts'
import { ankiPackage, soundNoteFields } from './anki-package.ts'

const sql = await initSqlJs()
const rows = ['deadline', 'a "quoted" <word>', 'без перевода'].map((word, index) => ({
  ...emptyRow,
  id: `12:${index}`,
  word,
  meaning: 'Two\nlines',
  translation: 'مهلة',
}))
const sound = { name: 'aaaa.wav', bytes: new Uint8Array([82, 73, 70, 70]) }
const packed = () =>
  ankiPackage(sql, {
    rows,
    sounds: new Map([['12:1', sound]]),
    deck: 'Course::1 Lesson',
    tags: ['Course', 'Lesson 1'],
    now: new Date('2026-11-22T12:00:00Z'),
  })

function opened() {
  const files = unzipSync(packed())
  const database = new sql.Database(files['collection.anki2'])
  const read = (query: string) => database.exec(query)[0]?.values ?? []
  return { files, read }
}

test('every row is a note and a card, and every sound is in the file', () => {
  const { files, read } = opened()

  expect(read('select guid, sfld from notes order by guid')).toEqual(
    rows.map(({ id, word }) => [id, word]),
  )
  expect(read('select count(*) from cards join notes on notes.id = cards.nid')).toEqual([[3]])
  expect(JSON.parse(strFromU8(files.media ?? new Uint8Array()))).toEqual({ 0: 'aaaa.wav' })
  expect(files['0']).toEqual(sound.bytes)
})

test('a note has a field of every name, as HTML, with its sound last', () => {
  const { read } = opened()

  const [[fields] = []] = read(`select flds from notes where guid = '12:1'`)

  const values = String(fields).split('\u001f')
  expect(values).toHaveLength(soundNoteFields.length)
  expect(values[1]).toBe('a "quoted" &lt;word&gt;')
  expect(values[4]).toBe('Two<br>lines')
  expect(values.at(-1)).toBe('[sound:aaaa.wav]')
})

test('the database is whole, and of the schema that every Anki reads', () => {
  const { read } = opened()
  const [[models, decks] = []] = read('select models, decks from col')

  expect(read('pragma integrity_check')).toEqual([['ok']])
  expect(read('select ver from col')).toEqual([[11]])
  const [model] = Object.values<{ id: number; flds: { name: string }[] }>(
    JSON.parse(String(models)),
  )
  expect(model?.flds.map(({ name }) => name)).toEqual(soundNoteFields)
  expect(read('select distinct mid from notes')).toEqual([[model?.id]])
  expect(Object.keys(JSON.parse(String(decks)))).toContain(
    String(read('select distinct did from cards')[0]?.[0]),
  )
})

test('made again it has the same ids: an import changes, and doubles nothing', () => {
  expect(opened().read('select id, guid from notes')).toEqual(
    opened().read('select id, guid from notes'),
  )
})
