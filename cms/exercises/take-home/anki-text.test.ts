import { expect, test } from 'vitest'
import { seededRandom } from '../../../testing/seeded-random.ts'
import type { Row } from '../row.ts'
import { ankiText, noteFields } from './anki-text.ts'

/** Reads such a file by the rules of Anki's manual ('Importing: Text Files', 'File Headers'). */
function readAsAnki(text: string) {
  const headers = new Map<string, string>()
  let rest = text
  for (
    let line = /^#([^:\n]+):([^\n]*)\n/.exec(rest);
    line;
    line = /^#([^:\n]+):([^\n]*)\n/.exec(rest)
  ) {
    headers.set(String(line[1]), String(line[2]))
    rest = rest.slice(line[0].length)
  }
  const notes: string[][] = [[]]
  const field = /"((?:[^"]|"")*)"|[^\t\n"]*/y
  while (field.lastIndex < rest.length) {
    const found = field.exec(rest)
    if (!found) throw new Error(`Unreadable at ${field.lastIndex}`)
    notes.at(-1)?.push((found[1] ?? found[0]).replaceAll('""', '"'))
    const end = rest[field.lastIndex]
    field.lastIndex += 1
    if (end === '\n' && field.lastIndex < rest.length) notes.push([])
    else if (end !== '\t' && end !== '\n') throw new Error(`A field ends with ${end}`)
  }
  return { headers, notes }
}

const fromHtml = (html: string | undefined) =>
  (html ?? '')
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const random = seededRandom(11)
const oddText = () =>
  random
    .listOf(8, () =>
      random.oneOf([
        '"',
        '\t',
        '\n',
        '<b>',
        '&amp;',
        '#',
        ';',
        'łódź',
        '👋🏽',
        'כלב',
        "don't",
        ' ',
      ]),
    )
    .join('')

const rows: Row[] = Array.from({ length: 200 }, (_, index) => ({
  id: `4:word-${index}`,
  word: `word ${index}${oddText()}`,
  translation: oddText(),
  phonetics: '/ˈwɜːd/',
  meaning: oddText(),
  example: oddText(),
  spokenExample: '',
  alsoRight: index % 3 === 0 ? ['one "other"', 'another'] : [],
}))

test('200 words with quotes, tabs, line breaks and < are read back without a difference', () => {
  const { notes } = readAsAnki(ankiText({ rows, deck: 'My words', tags: ['english'] }))

  expect(notes.map((note) => note.map(fromHtml))).toEqual(
    rows.map((row) => [
      row.id,
      row.word,
      row.phonetics,
      row.translation,
      row.meaning,
      row.example,
      row.alsoRight.join('; '),
      'english',
      'My words',
    ]),
  )
})

test('the headers say how the file is read', () => {
  const { headers } = readAsAnki(ankiText({ rows, deck: 'My words', tags: [] }))

  expect(Object.fromEntries(headers)).toEqual({
    separator: 'tab',
    html: 'true',
    notetype: 'Words of an English lesson',
    columns: [...noteFields, 'Tags', 'Deck'].join('\t'),
    'tags column': '8',
    'deck column': '9',
  })
})

test('the first field is the word’s own id, the same whatever else of it changes', () => {
  const changed = rows.map((row) => ({ ...row, meaning: 'another' }))
  const ids = (some: readonly Row[]) =>
    readAsAnki(ankiText({ rows: some, deck: 'd', tags: [] })).notes.map(([id]) => id)

  expect(ids(changed)).toEqual(ids(rows))
})

test('tags have no spaces, and a deck’s name is one line', () => {
  const [row] = rows

  const { notes } = readAsAnki(
    ankiText({ rows: row ? [row] : [], deck: 'Two\nlines', tags: ['Speak Fluently', 'Lesson 4'] }),
  )

  expect(notes[0]?.slice(-2)).toEqual(['Speak-Fluently Lesson-4', 'Two lines'])
})
